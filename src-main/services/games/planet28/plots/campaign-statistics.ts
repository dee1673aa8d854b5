import type { Battle } from '#main/db/repositories/planet28/battles.ts'
import type { PointFlow } from '#main/db/repositories/planet28/point-flows.ts'
import { INJURY_DIE } from '#main/games/planet28/campaign/growth/injury-roll.ts'
import type {
  WarbandBattleHistory,
  WarbandBattleStatistics,
  WarbandStatistics,
  DiceLuckStatistics,
} from '#shared/contract/campaign.ts'
import type { DiceQuestion } from '#shared/games/planet28/campaign/aftermath.ts'
import type { UnitTally } from '#shared/games/planet28/campaign/battle-record.ts'
import { INJURIES } from '#shared/games/planet28/tables/injuries.ts'
import { listFightingWarbands } from '../battles/aftermath.ts'
import type { ForceDependencies } from '../forces/force-dependencies.ts'
import type { Force } from '../forces/force-loader.ts'

/** Points earned and spent. */
interface Points {
  readonly earned: number
  readonly spent: number
}

/** A warband's points before its first battle, and from each battle until the next one. */
interface PointsOverTime {
  readonly before: Points
  readonly after: ReadonlyMap<string, Points>
}

const SHARING = 'P28-COOP-1'

/** Computes the points of every warband over its battles. Transfers between its own accounts do not count. */
function computePointsByWarband(
  flows: readonly PointFlow[],
  owners: ReadonlyMap<string, string>,
): ReadonlyMap<string, PointsOverTime> {
  const owned = Map.groupBy(flows, ({ accountId }) => owners.get(accountId) ?? null)
  return new Map([...owned].flatMap(([id, own]) => (id === null ? [] : [[id, overTime(own)] as const])))
}

function overTime(flows: readonly PointFlow[]): PointsOverTime {
  let before: Points = { earned: 0, spent: 0 }
  const after = new Map<string, Points>()
  let current: string | null = null
  for (const { battleId, rule, amount } of batchesOf(flows)) {
    current = battleId ?? current
    const points = current === null ? before : (after.get(current) ?? { earned: 0, spent: 0 })
    const currentPoints = withAmount(points, rule, amount)
    if (current === null) before = currentPoints
    else after.set(current, currentPoints)
  }
  return { before, after }
}

/** Sums of the lines that one rule wrote at once. */
function batchesOf(flows: readonly PointFlow[]): Pick<PointFlow, 'battleId' | 'rule' | 'amount'>[] {
  const batches = Map.groupBy(flows, ({ at, battleId, rule }) => `${at}/${battleId}/${rule}`)
  return [...batches.values()].map(([first, ...others]) => ({
    battleId: first?.battleId ?? null,
    rule: first?.rule ?? '',
    amount: others.reduce((sum, { amount }) => sum + amount, first?.amount ?? 0),
  }))
}

/** Adds an amount. What co-op players share with their friends does not count as earned or spent (P28-COOP-1). */
function withAmount({ earned, spent }: Points, rule: string, amount: number): Points {
  if (amount > 0) return { earned: earned + amount, spent }
  const given = rule === SHARING ? Math.min(earned, -amount) : 0
  return { earned: earned - given, spent: spent - amount - given }
}

const NOTHING: PointsOverTime = { before: { earned: 0, spent: 0 }, after: new Map() }

/** A rolled die. */
interface Thrown {
  readonly sides: number
  readonly face: number
}

/** Compares the dice of a warband's settled aftermaths (p. 81 for injuries) with their expected values. */
function compareDiceLuck(
  battles: readonly Pick<Battle, 'record' | 'choices'>[],
  warbandId: string,
): DiceLuckStatistics {
  const questions = battles.flatMap(({ record, choices }) => {
    const units = new Set(record.tallies.flatMap((tally) => (tally.warbandId === warbandId ? [tally.unitId] : [])))
    const asked = choices.settled?.questions ?? []
    return asked.filter(({ key }) => key.split(':').some((part) => part === warbandId || units.has(part)))
  })
  const dice = questions.flatMap(diceOf)
  const faces = questions.filter(isInjury).flatMap((question) => diceOf(question).slice(0, 1))
  const rows = Object.values(INJURIES).toSorted((a, b) => a.roll - b.roll)
  return {
    dice: dice.length,
    pips: dice.reduce((sum, { face }) => sum + face, 0),
    usual: dice.reduce((sum, { sides }) => sum + (sides + 1) / 2, 0),
    spread: Math.sqrt(dice.reduce((sum, { sides }) => sum + (sides ** 2 - 1) / 12, 0)),
    injuries: rows.map(({ name, roll }) => ({ name, thrown: faces.filter(({ face }) => face === roll).length })),
    usualEach: faces.length / INJURY_DIE,
  }
}

function diceOf({ sides, faces }: DiceQuestion): Thrown[] {
  return (faces ?? []).map((face, at) => ({ face, sides: sides[at] ?? face }))
}

/** Whether a question is the roll on the injury table itself, not a further roll that a row asks for. */
function isInjury({ step, key }: DiceQuestion): boolean {
  return step === 'injuries' && key.split(':').length === 2
}

/** Creates the service of the campaign's plots. */
export function createCampaignStatisticsService({ file, roster, judge, editions }: ForceDependencies) {
  const { battles } = file.rows
  const flows = file.rows.pointFlows

  /** The warband of each account. Deleted units are identified by the battles they fought. */
  function ownersOf(forces: readonly Force[], fought: readonly Battle[]): ReadonlyMap<string, string> {
    const tallied = fought.flatMap(({ record }) =>
      record.tallies.map(({ unitId, warbandId }) => pair(unitId, warbandId)),
    )
    const present = forces.flatMap(({ warband: { id }, units }) => [
      pair(id, id),
      ...units.map(({ unit }) => pair(unit.id, id)),
    ])
    return new Map([...tallied, ...present])
  }

  return {
    read(): WarbandBattleHistory {
      const fought = battles.list().toReversed()
      const forces = roster.list()
      const points = computePointsByWarband(flows.list(), ownersOf(forces, fought))
      const warbands = forces.flatMap((force): WarbandStatistics[] => {
        const { id, name } = force.warband
        const own = fought.filter(({ record }) => listFightingWarbands(record).includes(id))
        if (own.length === 0) return []
        const { before, after } = points.get(id) ?? NOTHING
        const worth = judge.force(force, editions.ofWarband(force.warband)).bill.cost
        return [
          {
            id,
            name,
            worth,
            before,
            fought: own.map((battle) => pointOf(battle, id, after)),
            luck: compareDiceLuck(own, id),
          },
        ]
      })
      return { battles: fought.map(({ id, name, day }) => ({ id, name, day })), warbands }
    },
  }
}

function pair(id: string, warbandId: string): [string, string] {
  return [id, warbandId]
}

function pointOf(
  { id, record, choices }: Battle,
  warbandId: string,
  after: PointsOverTime['after'],
): WarbandBattleStatistics {
  const own = record.tallies.filter((tally) => tally.warbandId === warbandId)
  const sum = (count: (tally: UnitTally) => number): number => own.reduce((all, tally) => all + count(tally), 0)
  return {
    battleId: id,
    worth: choices.worth?.[warbandId] ?? null,
    ...(after.get(id) ?? NOTHING.before),
    hits: sum(({ hits }) => hits),
    kills: sum(({ kills }) => kills),
    hurt: sum(({ wasHurt }) => Number(wasHurt)),
    lost: sum(lostBy),
  }
}

/** Models that a unit lost: itself, or members of a squad. */
function lostBy(tally: UnitTally): number {
  if (tally.kind === 'squad') return tally.lost
  return Number(tally.fate !== 'stood' && tally.fate !== 'absent')
}
