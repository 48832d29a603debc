import Preflight
import PreflightOperations

/// The script with which a shell asks the program for completions.
struct CompletionScript {
  static let shells = ["zsh", "bash", "fish"]

  private let text: String

  /// Reads a request for a script, which names a shell or leaves it to the variable SHELL; nil for other arguments.
  init?(_ arguments: [String]) throws {
    let option = "--generate-completion-script"
    let (first, next) = (arguments.first ?? "", arguments.dropFirst().first)
    guard first == option || first.hasPrefix(option + "=") else { return nil }
    let named = first == option ? next : String(first.dropFirst(option.count + 1))
    let own = environment("SHELL").flatMap { $0.split(separator: "/").last.map(String.init) } ?? ""
    switch named ?? own {
    case "bash": text = Self.bash
    case "zsh": text = Self.zsh
    case "fish": text = Self.fish
    default: throw (named.map { ArgumentMistake.unknownShell($0) } ?? .noShell).failure(of: [])
    }
  }

  func print() throws { try printBytes(Array(text.utf8)) }

  private static let bash = #"""
    _preflight() {
      local IFS=$'\n' current=${COMP_WORDS[COMP_CWORD]} line
      [[ $current != = ]] || current=
      COMPREPLY=()
      while read -r line; do
        case $line in
          :files) compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen -f -- "$current")) ;;
          :folders) compopt -o filenames 2>/dev/null; COMPREPLY+=($(compgen -d -- "$current")) ;;
          *) COMPREPLY+=("${line%%$'\t'*}") ;;
        esac
      done < <("${COMP_WORDS[0]}" \#(Completions.option) "${COMP_WORDS[@]:1:COMP_CWORD-1}" "$current" 2>/dev/null)
    }
    complete -F _preflight preflight

    """#

  private static let zsh = #"""
    #compdef preflight
    _preflight() {
      local line word
      local -a found
      for line in "${(@f)$("${(Q)words[1]}" \#(Completions.option) "${(@Q)words[2,CURRENT]}" 2>/dev/null)}"; do
        case $line in
          '') ;;
          :files) _files ;;
          :folders) _files -/ ;;
          *)
            word=${${line%%$'\t'*}//:/\\:}
            [[ $line != *$'\t'* ]] || word+=:${line#*$'\t'}
            found+=("$word") ;;
        esac
      done
      (( ! ${#found} )) || _describe -V preflight found
    }
    if [[ ${funcstack[1]} == _preflight ]]; then _preflight "$@"; else compdef _preflight preflight; fi

    """#

  private static let fish = #"""
    function __preflight_complete
      set -l words (commandline -opc)
      set -l current (commandline -ct)
      for line in ($words[1] \#(Completions.option) $words[2..] "$current" 2>/dev/null)
        switch $line
          case :files
            __fish_complete_path $current
          case :folders
            __fish_complete_directories $current
          case '*'
            echo $line
        end
      end
    end
    complete -c preflight -f -a '(__preflight_complete)'

    """#
}
