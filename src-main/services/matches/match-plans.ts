import type { Act, Game } from '#main/games/kit/game.ts'
import type { FilePlan } from '#main/services/file-plans.ts'
import { freeName } from '#main/services/names-for-files.ts'
import type { Tools } from '#main/services/tools.ts'
import { countWords } from '#shared/kit/words.ts'
import { appliedResults } from './applied-results.ts'
import { type FileMatch, fileMatchWriter, type PlayedMatch } from './match-file.ts'
import { originOfFile } from './match-origin.ts'

/** Plans to bring in matches from files, each under a name that is free here. */
export function matchPlanner<State, Command extends Act, Event, View, Options>(
  tools: Tools,
  game: Game<State, Command, Event, View, Options>,
) {
  const { matches } = tools.file.rows.matches
  const addMatch = fileMatchWriter(tools, game)
  const applied = appliedResults(tools.file)

  /** `strange` says what the file names and the campaign does not have. */
  return function planMatch(
    given: FileMatch<Command, Options>,
    played: PlayedMatch<State, Command, Event>,
    strange: readonly string[],
  ): FilePlan {
    const name = freeName(given.name, new Set(matches.listHeads().map((one) => one.name)))
    const renamed = name === given.name ? [] : [`There is a battle of this name here: it comes in as ${name}.`]
    const had = applied.words(originOfFile(given)) ?? []
    const id = tools.newId()
    return {
      report: {
        name,
        brings: [`A battle of ${countWords(played.orders.length, 'order')}`],
        notes: [...renamed, ...strange].concat(had),
      },
      made: null,
      battleId: id,
      write: (bringing) => addMatch({ id, match: { ...given, name }, played }, bringing),
    }
  }
}
