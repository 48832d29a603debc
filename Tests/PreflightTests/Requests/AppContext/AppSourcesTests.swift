import MediaProbe
import PreflightJudging
import PreflightRequests
import PreflightRules
import Testing

@Suite struct AppSourcesTests {
  private func sources(_ files: String...) -> AppSources { AppSources(files.map { Array($0.utf8) }) }

  @Test(arguments: [
    ("call(", true), ("let a = call()", true), ("call ()", false), ("Call", false), ("b = 2 // later", true),
    ("later() let", true), ("()\n\tlet b", true), ("end", true), ("ende", false), ("", true), ("end start", false),
  ])
  func `A text is found in the sources`(text: String, isFound: Bool) {
    let sources = sources("let a = call()\r\n  let b = 2 // later()\n\n let c\0end", "start")
    #expect(sources.contains(text) == isFound)
    #expect(sources.contains(text) == isFound)
  }

  @Test func `A text is found at every position`() {
    let content = "abcabdabcabeabababc"
    let sources = sources(content)
    for start in content.indices {
      for end in content[start...].indices {
        #expect(sources.contains(String(content[start...end])))
        #expect(!sources.contains(content[start...end] + "z"))
      }
    }
  }

  @Test func `Nothing is found without files`() {
    #expect(!sources().contains("a"))
    #expect(sources() == sources())
    #expect(sources("a") != sources("b"))
  }

  @Test func `A reading lists the texts that were found`() {
    var app = AppContext()
    let fact = AppFact.sourceText(["one", "two", "three"])
    #expect(app.reading(of: fact) == .unknown(UnknownFacts.Reason(.notGiven, .text("sources"))))
    #expect(app.openEnds(of: fact) == ["sources"])
    app.sources = sources("two", "three one")
    #expect(app.reading(of: fact) == .known(.list(["one", "two", "three"])))
    app.sources = sources("two")
    #expect(app.reading(of: fact) == .known(.list(["two"])))
    app.sources = sources("four")
    #expect(app.reading(of: fact) == .absent)
    #expect(app.openEnds(of: fact).isEmpty)
  }

  @Test func `An inherited build setting is in the same file or open`() {
    func project(_ hasFiles: Bool) -> XcodeProject {
      XcodeProject(
        text: sources(), settings: ["FLAGS": ["$(inherited)", "-a", "$(MORE)"], "EMPTY": ["$(inherited)"]],
        hasConfigurationFiles: hasFiles)
    }
    #expect(project(false).reading(of: "FLAGS") == .known(.list(["-a", "$(MORE)"])))
    #expect(project(false).reading(of: "EMPTY") == .absent)
    #expect(project(false).reading(of: "OTHER") == .absent)
    #expect(project(true).reading(of: "OTHER") == .known(.list(["$(OTHER)"])))
    var app = AppContext()
    #expect(app.openEnds(of: .buildSetting("FLAGS")) == ["project"])
    app.project = project(true)
    #expect(app.openEnds(of: .buildSetting("FLAGS")) == ["$(MORE)", "$(FLAGS)"])
  }
}
