import type { Battle } from '#main/db/repositories/planet28/battles.ts'
import { listAbsenceProblems } from '#main/games/planet28/campaign/aftermath/absence-problems.ts'
import {
  listPreBattleLedgerLines,
  findFee,
  listStartingCreditLedgerLines,
} from '#main/games/planet28/campaign/aftermath/battle-fees.ts'
import { type AftermathInput, computeAftermath } from '#main/games/planet28/campaign/aftermath/compute-aftermath.ts'
import { listConsumptionProblems } from '#main/games/planet28/campaign/aftermath/consumption.ts'
import { listAbsences } from '#main/games/planet28/campaign/aftermath/empty-battle-record.ts'
import {
  createRefusedRecordProblem,
  createFlaggedRecordProblem,
  type BattleRecordProblem,
} from '#main/games/planet28/campaign/aftermath/record-problem.ts'
import { listBattleRecordProblems } from '#main/games/planet28/campaign/aftermath/record-problems.ts'
import { EMPTY_AFTERMATH_RESULT } from '#main/games/planet28/campaign/aftermath/settlement.ts'
import { countItemUses } from '#main/games/planet28/campaign/growth/item-use-counts.ts'
import type { ServiceDependencies } from '#main/services/kit/service-dependencies.ts'
import type { AftermathResult, AftermathReport } from '#shared/games/planet28/campaign/aftermath.ts'
import type { CampaignWarband } from '#shared/games/planet28/campaign/forces.ts'
import type { LedgerLine, NamedLedgerLine } from '#shared/games/planet28/campaign/ledger.ts'
import type { CampaignForce, CampaignForceStore } from '../between-battles/campaign-forces.ts'
import { type LedgerAccess, RESERVE_ACCOUNT, RESERVE_ACCOUNT_NAME } from '../ledger/ledger-access.ts'

/** A battle with the computed results in the present state of the campaign. */
export interface Aftermath {
  /** The warbands that fought and still exist. */
  readonly forces: readonly CampaignForce[]
  readonly problems: readonly BattleRecordProblem[]
  readonly settlement: AftermathResult & { readonly ledger: readonly NamedLedgerLine[] }
}

/** The battle of an aftermath, with the choices made so far. */
export type BattleInAftermath = Pick<Battle, 'id' | 'record' | 'choices' | 'recordedAt'>

/** Computes aftermaths, without writing. */
export function createAftermathCalculator(
  { file }: Pick<ServiceDependencies, 'file'>,
  campaign: CampaignForceStore,
  book: LedgerAccess,
) {
  const { agendas, battles } = file.rows

  function earlierProblems({ id, record, recordedAt }: BattleInAftermath): BattleRecordProblem[] {
    const ids = record.sides.flatMap(({ warbandIds }) => warbandIds)
    const isOfThese = (warbandId: string): boolean => ids.includes(warbandId)
    const earlier = battles
      .listWaiting()
      .find(
        (candidate) =>
          candidate.id !== id &&
          candidate.recordedAt < recordedAt &&
          listFightingWarbands(candidate.record).some(isOfThese),
      )
    if (earlier === undefined) return []
    const message = `“${earlier.name}” was fought before by the same warbands and waits for its aftermath. Apply its results first.`
    return [createFlaggedRecordProblem('sides', 'P28-CAMP-1', message)]
  }

  /** Units whose fee for this battle is paid (P28-TR-mercenary). */
  function paidIn(forces: readonly CampaignForce[]): string[] {
    return forces.flatMap(({ warband, edition }) =>
      warband.units.filter((unit) => findFee(unit, book.held, edition.rules)?.isPaid === true).map(({ id }) => id),
    )
  }

  return {
    of(battle: BattleInAftermath): Aftermath {
      const { record } = battle
      const forces = listFightingWarbands(record).flatMap((id) => campaign.find(id) ?? [])
      const warbands = forces.map(({ warband }) => warband)
      const strange = forces.flatMap((force) => forceProblems(force, record))
      const lookups = {
        usesBefore: (unitId: string, item: string) => countItemUses(battles.listSettledRecords(), unitId, item),
        rulesOf: (id: string) => rulesIn(forces, id),
      }
      const spent = listConsumptionProblems({ record, warbands, ...lookups })
      const isKnown = forces.every(({ unknown }) => unknown.length === 0)
      const absences = isKnown ? listAbsences({ warbands, paid: paidIn(forces), ...lookups }) : []
      const away = listAbsenceProblems(record, absences)
      const problems = [
        ...strange,
        ...listBattleRecordProblems(record, warbands),
        ...away,
        ...spent,
        ...earlierProblems(battle),
      ]
      if (!isKnown) return { forces, problems, settlement: { ...EMPTY_AFTERMATH_RESULT, ledger: [] } }
      const ids = new Set(warbands.flatMap(({ units }) => units.map(({ id }) => id)))
      const held = agendas.list().filter(({ characterId }) => ids.has(characterId))
      const toSettle: AftermathInput = {
        record,
        warbands,
        agendas: held,
        choices: battle.choices,
        absences,
        reserve: book.held(RESERVE_ACCOUNT, 'points'),
        ...lookups,
      }
      const settled = computeAftermath(toSettle)
      const opening = forces.flatMap((force) =>
        listStartingCreditLedgerLines(force.warband.id, campaign.leftover(force)),
      )
      const ledger = [...opening, ...listPreBattleLedgerLines(toSettle, book.held), ...settled.ledger]
      return { forces, problems, settlement: { ...settled, ledger: ledger.map((line) => named(line, warbands)) } }
    },
  }
}

export type AftermathCalculator = ReturnType<typeof createAftermathCalculator>

/** The report of an aftermath, before and after it is settled. */
export function buildAftermathReport({
  settlement: { questions, choices, outcomes, ledger },
}: Aftermath): AftermathReport {
  return { questions, choices, outcomes, ledger }
}

/** The ids of the warbands that fought, each once. */
export function listFightingWarbands({ sides }: Battle['record']): string[] {
  return [...new Set(sides.flatMap(({ warbandIds }) => warbandIds))]
}

/** Problems that exclude a warband from any aftermath. */
function forceProblems({ force, unknown }: CampaignForce, { sides }: Battle['record']): BattleRecordProblem[] {
  const { id, name, state } = force.warband
  const path = `sides.${sides.findIndex(({ warbandIds }) => warbandIds.includes(id))}.warbandIds`
  const lacking = `The rules of ${name} do not have the ${unknown.join(', the ')}. Take it away, or take rules that do.`
  const template = `${name} is a template. Create a warband from it, or count its models as unnamed fighters of a side.`
  return [
    ...(unknown.length === 0 ? [] : [createRefusedRecordProblem(path, 'P28-BUILD-6', lacking)]),
    ...(state === 'template' ? [createRefusedRecordProblem(path, 'P28-CAMP-1', template)] : []),
  ]
}

function rulesIn(forces: readonly CampaignForce[], warbandId: string) {
  const force = forces.find(({ warband }) => warband.id === warbandId)
  if (force === undefined) throw new Error(`The warband ${warbandId} is not in this battle`)
  return force.edition.rules
}

/** A ledger line with the present name of its account. */
function named(line: LedgerLine, warbands: readonly CampaignWarband[]): NamedLedgerLine {
  const { kind, id } = line.account
  const units = warbands.flatMap((warband) => warband.units)
  const owner =
    kind === 'warband' ? warbands.find((warband) => warband.id === id) : units.find((unit) => unit.id === id)
  return { ...line, accountName: kind === 'reserve' ? RESERVE_ACCOUNT_NAME : (owner?.name ?? '') }
}
