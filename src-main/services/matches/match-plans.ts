import type { Act, Game } from '#main/games/kit/game.ts'
import { type FileMatch, playedOf, type Refuse, type Replay } from '#main/games/kit/play-file.ts'
import type { FilePlan } from '#main/services/exchange/file-plans.ts'
import { freeName } from '#main/services/exchange/names-for-files.ts'
import { Refused } from '#main/services/refused.ts'
import type { Tools } from '#main/services/tools.ts'
import { countWords } from '#shared/kit/words.ts'
import { appliedResults } from './applied-results.ts'
import { fileMatchWriter } from './match-file.ts'

/** A match of a file while it is played again, apart from all that others wait for. */
interface Replaying<State, Command, Event> {
  readonly replay: Promise<Replay<State, Command, Event>>
  readonly refuse: Refuse
  /** What the file names and the campaign does not have. */
  readonly strange: () => readonly string[]
}

/** Plans to bring in matches from files, each under a name that is free here. */
export function matchPlanner<State, Command extends Act, Event, View, Options>(
  tools: Tools,
  game: Game<State, Command, Event, View, Options>,
) {
  const { matches } = tools.file.rows.matches
  const addMatch = fileMatchWriter(tools, game)
  const applied = appliedResults(tools.file)

  /** The campaign may be closed while a match is played again. */
  return async function planMatch(
    given: FileMatch<Command, Options>,
    { replay, refuse, strange }: Replaying<State, Command, Event>,
  ): Promise<FilePlan> {
    const played = playedOf(await replay, refuse)
    if (!tools.file.db.open)
      throw new Refused('file', 'The campaign was closed while the file was read. Open it and import the file again.')
    const name = freeName(given.name, new Set(matches.listHeads().map((one) => one.name)))
    const renamed = name === given.name ? [] : [`There is a battle of this name here: it comes in as ${name}.`]
    const had = applied.wordsForFile(given) ?? []
    const id = tools.newId()
    return {
      report: {
        name,
        brings: [`A battle of ${countWords(played.orders.length, 'order')}`],
        notes: [...renamed, ...strange()].concat(had),
      },
      made: null,
      battleId: id,
      write: (bringing) => addMatch({ id, match: { ...given, name }, played }, bringing),
    }
  }
}
