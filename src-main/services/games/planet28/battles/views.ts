import type { Battle } from '#main/db/repositories/planet28/battles.ts'
import { NO_AFTERMATH_CHOICES } from '#main/games/planet28/campaign/aftermath/answer-choice.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import { AftermathChoicesInput, BattleRecordInput } from '#shared/contract/planet28/battle-record.ts'
import type {
  BattleListItem,
  BattleView,
  ActionAvailabilityView,
  RecordProblemView,
} from '#shared/contract/planet28/battles.ts'
import { isUnanswered, type AftermathReport } from '#shared/games/planet28/campaign/aftermath.ts'
import { formatBalance } from '../ledger/format-balance.ts'
import type { LedgerAccess } from '../ledger/ledger-access.ts'
import { type Aftermath, type AftermathCalculator, listFightingWarbands, buildAftermathReport } from './aftermath.ts'

const POSSIBLE: ActionAvailabilityView = { isPossible: true, because: null }
const SETTLED = 'Its results are applied. Undo them first.'

/** The reading of an aftermath, and the problems of its record. */
interface Reading extends Pick<Aftermath, 'problems'> {
  readonly report: AftermathReport
}

/** Creates the views of battles and of the possible actions. */
export function createBattleViewBuilder(
  { file }: Pick<ServiceDependencies, 'file'>,
  aftermaths: AftermathCalculator,
  book: LedgerAccess,
) {
  const { names, ledger, battles } = file.rows
  const { changes } = file

  /** Returns why the settlement cannot be undone, or null. */
  function findHold({ id, state, settledBy, record }: Battle): string | null {
    if (state !== 'settled' || settledBy === null) return 'Its results are not applied.'
    if (changes.find(settledBy)?.kind === 'start') return 'Its results were applied before this campaign file began.'
    const ids = listFightingWarbands(record)
    const later = battles
      .listSettledAfter(settledBy)
      .find((candidate) =>
        listFightingWarbands(candidate.record).some((fightingWarband) => ids.includes(fightingWarband)),
      )
    if (later) return `“${later.name}” was applied later with the same warbands. Undo its results first.`
    const obstacle = changes.findObstacle(settledBy)
    if (obstacle) return obstacle.message
    const spent = ledger.sumsOfBattle(id).find(({ kind, id: account, currency, amount }) => {
      return amount > 0 && book.held({ kind, id: account }, currency) < amount
    })
    if (!spent) return null
    return `${spent.name} has spent ${spent.currency} that this battle brought. Undo that first.`
  }

  /** A settled battle stays as it was written, whatever its warbands are now. */
  function read(row: Battle): Reading {
    if (row.choices.settled) return { problems: [], report: row.choices.settled }
    const aftermath = aftermaths.of(row)
    return { problems: aftermath.problems, report: buildAftermathReport(aftermath) }
  }

  /** Whether a battle may be settled, from its reading. */
  function settling({ state }: Battle, { problems, report }: Reading): ActionAvailabilityView {
    if (state === 'settled') return refuse(SETTLED)
    const refused = problems.find(({ severity }) => severity === 'refused')
    if (refused) return refuse(refused.message)
    const short = book.findShort(report.ledger)
    if (short) return refuse(`${short.name} would have ${formatBalance(short)}. Set by hand no more than it has.`)
    const unanswered = report.choices.find(isUnanswered)
    if (unanswered) return refuse(`An agenda waits for an answer. ${unanswered.text}`)
    const open = listOpenRollQuestions(report)
    const [first] = open
    if (first === undefined) return POSSIBLE
    return refuse(
      open.length === 1 ? `Roll the dice first. ${first.text}` : `Make the ${open.length} open rolls first.`,
    )
  }

  function buildListItem(row: Battle, open: number, version: number): BattleListItem {
    const { id, name, state, day, nightId, starId, scenarioId, recordedAt, record } = row
    const warbands = listFightingWarbands(record).flatMap((warbandId) => names.find('warband', warbandId) ?? [])
    return {
      id,
      name,
      state,
      day,
      nightId,
      starId,
      scenarioId,
      recordedAt,
      open,
      version,
      warbands: warbands.map((warband) => ({ id: warband.id, name: warband.name })),
    }
  }

  return {
    line(row: Battle, version = changes.versionOf('battle', row.id)): BattleListItem {
      return buildListItem(row, openCount(read(row).report), version)
    },
    view(row: Battle): BattleView {
      const reading = read(row)
      const { problems, report } = reading
      const because = findHold(row)
      return {
        ...buildListItem(row, openCount(report), changes.versionOf('battle', row.id)),
        notes: row.notes,
        record: BattleRecordInput.parse(row.record),
        choices: AftermathChoicesInput.parse(row.choices),
        problems: [...problems],
        settlement: report,
        settling: settling(row, reading),
        reopening: because === null ? POSSIBLE : refuse(because),
      }
    },
    /** The problems of an unsaved record. */
    problemsOf: (record: BattleRecordInput, recordedAt: string): RecordProblemView[] => [
      ...aftermaths.of({ id: '', record, choices: NO_AFTERMATH_CHOICES, recordedAt }).problems,
    ],
    findHold,
    settling,
  }
}

/** The rolls that are still to be made. */
export function listOpenRollQuestions({ questions }: Pick<AftermathReport, 'questions'>) {
  return questions.filter(({ faces }) => faces === null)
}

/** Number of rolls and choices that an aftermath still waits for. */
function openCount(report: AftermathReport): number {
  return listOpenRollQuestions(report).length + report.choices.filter(isUnanswered).length
}

function refuse(because: string): ActionAvailabilityView {
  return { isPossible: false, because }
}
