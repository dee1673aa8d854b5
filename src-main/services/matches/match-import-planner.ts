import type { BaseCommand, Game } from '#main/games/kit/game.ts'
import {
  type MatchFile,
  requireReplayed,
  type FileErrorReporter,
  type ReplayResult,
} from '#main/games/kit/replay-file.ts'
import type { ImportPlan } from '#main/services/exchange/import-plans.ts'
import { findFreeName } from '#main/services/kit/names-for-files.ts'
import { RefusalError } from '#main/services/kit/refusal-error.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { formatCount } from '#shared/kit/format.ts'
import { createAppliedResultsTracker } from './applied-results.ts'
import { createMatchFileWriter } from './match-file.ts'

/** A match being replayed from a file, isolated from the open campaign. */
interface Replaying<State, Command, Event> {
  readonly replay: Promise<ReplayResult<State, Command, Event>>
  readonly refuse: FileErrorReporter
  /** References in the file that the campaign does not have. */
  readonly strange: () => readonly string[]
}

/** Creates plans to import matches from files, each under a free name. */
export function createMatchImportPlanner<State, Command extends BaseCommand, Event, View, Options>(
  tools: ServiceDependencies,
  game: Game<State, Command, Event, View, Options>,
) {
  const { matches } = tools.file.rows.matches
  const addMatch = createMatchFileWriter(tools, game)
  const applied = createAppliedResultsTracker(tools.file)

  /** The campaign may be closed while a match is replayed. */
  return async function planMatch(
    given: MatchFile<Command, Options>,
    { replay, refuse, strange }: Replaying<State, Command, Event>,
  ): Promise<ImportPlan> {
    const played = requireReplayed(await replay, refuse)
    if (!tools.file.db.open)
      throw new RefusalError(
        'file',
        'The campaign was closed while the file was read. Open it and import the file again.',
      )
    const name = findFreeName(given.name, new Set(matches.listHeads().map((head) => head.name)))
    const renamed = name === given.name ? [] : [`There is a battle of this name here: it comes in as ${name}.`]
    const had = applied.wordsForFile(given) ?? []
    const id = tools.newId()
    return {
      report: {
        name,
        brings: [`A battle of ${formatCount(played.orders.length, 'order')}`],
        notes: [...renamed, ...strange()].concat(had),
      },
      made: null,
      battleId: id,
      write: (bringing) => addMatch({ id, match: { ...given, name }, played }, bringing),
    }
  }
}
