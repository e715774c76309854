// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>
#include <QStandardPaths>
#include <QTemporaryDir>

#include <fcntl.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <functional>

namespace ks::tests {

/// Chromium without a window, controlled by the DevTools protocol over a pipe: it needs neither a port nor a
/// library.
class Browser {
public:
    /// The path of the program; empty if it is not installed.
    static QString program() {
        const QString found = QStandardPaths::findExecutable(QStringLiteral("chromium"));
        return found.isEmpty() ? QStandardPaths::findExecutable(QStringLiteral("google-chrome")) : found;
    }

    explicit Browser(QSize window) {
        std::array<int, 2> to{}, from{};
        if (pipe2(to.data(), O_CLOEXEC) != 0 || pipe2(from.data(), O_CLOEXEC) != 0)
            qFatal("no pipes");
        process_.setChildProcessModifier([to, from] { // Chromium reads from 3 and writes to 4
            const int in = fcntl(to[0], F_DUPFD, 10), out = fcntl(from[1], F_DUPFD, 10);
            dup2(in, 3);
            dup2(out, 4);
            setpgid(0, 0);
        });
        process_.start(
            program(),
            {"--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run",
             "--disable-background-networking", "--disable-component-update", "--disable-sync",
             "--disable-extensions", "--remote-debugging-pipe", "--user-data-dir=" + profile_.path(),
             QStringLiteral("--window-size=%1,%2").arg(window.width()).arg(window.height()), "about:blank"});
        ::close(to[0]);
        ::close(from[1]);
        write_ = to[1];
        read_ = from[0];
        const QJsonArray pages = ask("Target.getTargets")["targetInfos"].toArray();
        for (const QJsonValue& page : pages)
            if (page["type"] == QLatin1String("page"))
                session_ = ask("Target.attachToTarget",
                               {{"targetId", page["targetId"]}, {"flatten", true}})["sessionId"]
                               .toString();
        ask("Page.enable");
        ask("Network.enable");
        ask("Runtime.enable");
        ask("Log.enable");
        resize(window);
    }
    ~Browser() {
        ::close(write_);
        ::close(read_);
        if (process_.processId() > 0) // its child processes write to the profile, too
            ::kill(-static_cast<pid_t>(process_.processId()), SIGKILL);
        process_.waitForFinished();
    }
    Browser(const Browser&) = delete;
    Browser& operator=(const Browser&) = delete;

    void resize(QSize window) {
        ask("Emulation.setDeviceMetricsOverride", {{"width", window.width()},
                                                   {"height", window.height()},
                                                   {"deviceScaleFactor", 1},
                                                   {"mobile", false}});
    }
    /// Sets whether pages opened from now on run their scripts.
    void run_scripts(bool run) { ask("Emulation.setScriptExecutionDisabled", {{"value", !run}}); }
    /// Runs a script before those of each page opened from now on; returns its id.
    QString run_first(const QString& script) {
        return ask("Page.addScriptToEvaluateOnNewDocument", {{"source", script}})["identifier"].toString();
    }
    void no_longer_run_first(const QString& id) {
        ask("Page.removeScriptToEvaluateOnNewDocument", {{"identifier", id}});
    }
    /// Calls `act`, which opens another page, and waits for that page.
    void follow(const std::function<void()>& act) {
        loaded_ = false;
        act();
        while (!loaded_)
            take_message();
    }

    void open(const QString& url) {
        requests_.clear();
        errors_.clear();
        loaded_ = false;
        ask("Page.navigate", {{"url", url}});
        while (!loaded_)
            take_message();
    }

    /// The value of a JavaScript expression, which may be a promise.
    QJsonValue value_of(const QString& expression) {
        return ask("Runtime.evaluate",
                   {{"expression", expression}, {"returnByValue", true}, {"awaitPromise", true}})["result"]
            .toObject()["value"];
    }

    void press(const QString& key, const QString& text = {}) {
        const int code = key == QLatin1String("Tab") ? 9 : key == QLatin1String("Enter") ? 13 : 0;
        ask("Input.dispatchKeyEvent", {{"type", text.isEmpty() ? "rawKeyDown" : "keyDown"},
                                       {"key", key},
                                       {"text", text},
                                       {"windowsVirtualKeyCode", code}});
        ask("Input.dispatchKeyEvent", {{"type", "keyUp"}, {"key", key}, {"windowsVirtualKeyCode", code}});
    }
    /// Types into the element with the focus.
    void type(const QString& text) { ask("Input.insertText", {{"text", text}}); }

    void prefer_dark(bool dark) {
        ask("Emulation.setEmulatedMedia",
            {{"features", QJsonArray{QJsonObject{{"name", "prefers-color-scheme"},
                                                 {"value", dark ? "dark" : "light"}}}}});
    }

    QByteArray screenshot() {
        return QByteArray::fromBase64(
            ask("Page.captureScreenshot", {{"format", "png"}})["data"].toString().toLatin1());
    }

    /// The requests of the page since it was opened.
    const QStringList& requests() const { return requests_; }
    /// The page's errors, as shown in the browser's console.
    const QStringList& errors() const { return errors_; }

private:
    QJsonObject ask(const char* method, const QJsonObject& parameters = {}) {
        QJsonObject message{{"id", ++last_}, {"method", method}, {"params", parameters}};
        if (!session_.isEmpty())
            message["sessionId"] = session_;
        const QByteArray bytes = QJsonDocument(message).toJson(QJsonDocument::Compact) + '\0';
        if (::write(write_, bytes.constData(), static_cast<size_t>(bytes.size())) != bytes.size())
            qFatal("Chromium is gone: %s", process_.readAllStandardError().constData());
        while (true)
            if (const QJsonObject answer = take_message(); answer["id"] == last_) {
                if (answer.contains("error"))
                    qFatal("%s: %s", method, QJsonDocument(answer).toJson().constData());
                return answer["result"].toObject();
            }
    }

    QJsonObject take_message() {
        qsizetype end = -1;
        while ((end = received_.indexOf('\0')) < 0) {
            std::array<char, 65536> part{};
            const ssize_t count = ::read(read_, part.data(), part.size());
            if (count <= 0) {
                process_.waitForFinished(1000);
                qFatal("Chromium has ended: %s", process_.readAllStandardError().constData());
            }
            received_.append(part.data(), count);
        }
        const QJsonObject message = QJsonDocument::fromJson(received_.left(end)).object();
        received_.remove(0, end + 1);
        if (message["method"] == QLatin1String("Page.loadEventFired"))
            loaded_ = true;
        else if (message["method"] == QLatin1String("Network.requestWillBeSent"))
            requests_ << message["params"].toObject()["request"].toObject()["url"].toString();
        else if (message["method"] == QLatin1String("Runtime.exceptionThrown") ||
                 message["method"] == QLatin1String("Log.entryAdded"))
            errors_ << QString::fromUtf8(QJsonDocument(message["params"].toObject()).toJson());
        return message;
    }

    QTemporaryDir profile_;
    QProcess process_;
    QString session_;
    QByteArray received_;
    QStringList requests_, errors_;
    int write_ = -1, read_ = -1, last_ = 0;
    bool loaded_ = false;
};

} // namespace ks::tests
