* To be minimised; the optimum is the answer without its minus sign.
NAME          knapsack
ROWS
 N  value
 L  weight
COLUMNS
    x1        value              -31
    x1        weight               8
    x2        value              -17
    x2        weight               5
    x3        value              -26
    x3        weight               7
    x4        value              -12
    x4        weight               4
    x5        value               -9
    x5        weight               3
    x6        value              -40
    x6        weight              13
RHS
    RHS       weight              19
BOUNDS
 BV BND       x1
 BV BND       x2
 BV BND       x3
 BV BND       x4
 BV BND       x5
 BV BND       x6
ENDATA
