import type { ArmyRow } from '#main/db/repositories/planetary-sand.ts'
import type { MatchWithEvents } from '#main/services/matches/results.ts'
import type { ArmyResult, KeptRowCount } from '#shared/contract/planetary-sand/battles.ts'
import type { ArmyPlan } from '#shared/games/planetary-sand/armies.ts'
import type { BattleEvent } from '#shared/games/planetary-sand/battle-events.ts'
import type { Battle } from '#shared/games/planetary-sand/battle.ts'
import type { Figure, FigureStatus, Machine } from '#shared/games/planetary-sand/model.ts'
import { formatCount, formatList } from '#shared/kit/format.ts'

/** A battle with its complete log. */
export type SandBattleWithEvents = MatchWithEvents<Battle, BattleEvent>

type FindArmy = (id: string) => ArmyRow | null

/** Computes what happened to every row of the built armies, and what they would keep. */
export function computeArmyResults(
  { state: battle }: Pick<SandBattleWithEvents, 'state'>,
  find: FindArmy,
): ArmyResult[] {
  return battle.sides.flatMap((seat) => {
    const built = battle.built?.[seat]
    if (!built) return []
    const row = find(built.id)
    const side = { seat, army: built.name, row }
    const own = <Thing extends Figure | Machine>(things: readonly Thing[]) =>
      things.filter((item) => broughtBy(item) === seat)
    const figures = Map.groupBy(own(battle.figures), ({ from }) => from ?? '')
    const rowsOf = Map.groupBy([...figures.values()], ([first]) => first?.unit ?? '')
    return [
      ...[...figures].map(([id, men]) => {
        const unit = men[0]?.unit ?? ''
        const own = row?.units.find((armyUnit) => armyUnit.figures.some((line) => line.id === id))?.name
        return { ...figureResult(side, id, men), name: calledIn(own ?? unit, men, rowsOf.get(unit)?.length ?? 1) }
      }),
      ...own(battle.machines).map((machine) => machineResult(side, machine)),
    ]
  })
}

/** The side that brought a piece. A wreck used by the enemy belongs to its original side. */
function broughtBy(piece: Figure | Machine): string {
  return ('origin' in piece ? piece.origin : null) ?? piece.side
}

interface ResultSide {
  readonly seat: string
  readonly army: string
  readonly row: ArmyRow | null
}

/** Status of pieces that an army loses for good, in words. Men who escaped return (SAND-PRIS-2). */
const LOST: Readonly<Partial<Record<FigureStatus, string>>> = {
  killed: 'fallen',
  damaged: 'wrecked',
  scrap: 'scrapped',
  prisoner: 'captured',
  disarmed: 'captured',
  lost: 'off the table',
}

/** Names a row by its unit as its army calls it or, if the unit has several rows, by its first and last figure. */
function calledIn(unit: string, men: readonly Figure[], rowsOfUnit: number): string {
  const [first, last] = [men[0]?.id ?? unit, men.at(-1)?.id ?? unit]
  if (rowsOfUnit === 1) return unit
  return first === last ? first : `${first} to ${last}`
}

function figureResult({ seat, army, row }: ResultSide, id: string, men: readonly Figure[]): Omit<ArmyResult, 'name'> {
  const line = row?.units.flatMap(({ figures }) => figures).find((armyFigures) => armyFigures.id === id)
  const lost = men.flatMap(({ status, side }) => (side === seat ? (LOST[status] ?? []) : 'taken by the enemy'))
  const parts = [...Map.groupBy(lost, (word) => word)].map(([word, all]) => `${all.length} ${word}`)
  const whole = men.length === 1 ? 'Unhurt' : 'All unhurt'
  return {
    seat,
    army,
    armyId: line === undefined ? null : (row?.id ?? null),
    id,
    brought: men.length,
    end: parts.length === 0 ? whole : formatList(parts),
    before: line?.count ?? null,
    after: line === undefined ? null : Math.max(0, line.count - lost.length),
    missiles: null,
  }
}

function machineResult({ seat, army, row }: ResultSide, machine: Machine): ArmyResult {
  const { id, from = '', isWreck, isMended, isLoaded, spares } = machine
  const own = row?.machines.find((armyMachine) => armyMachine.id === from)
  const isGone = isWreck || isMended
  const left = Number(isLoaded) + spares
  const had = Number(own?.isLoaded ?? false) + (own?.spares ?? 0)
  const missiles = own === undefined || had === 0 ? null : Math.min(had, left)
  const spent = missiles === null || missiles === had ? [] : [`${formatCount(had - missiles, 'missile')} spent`]
  return {
    seat,
    army,
    armyId: own === undefined ? null : (row?.id ?? null),
    id: from,
    name: own?.name ?? id,
    brought: 1,
    end: isGone ? (isMended ? 'A wreck, mended without arms' : 'Destroyed') : (spent[0] ?? 'Unhurt'),
    before: own === undefined ? null : 1,
    after: own === undefined ? null : Number(!isGone),
    missiles: isGone ? null : missiles,
  }
}

/** Lists what cannot be written, because armies or rows no longer exist or have been changed since. */
export function listResultWarnings(
  { state: battle }: SandBattleWithEvents,
  results: readonly ArmyResult[],
  find: FindArmy,
): string[] {
  const gone = Object.values(battle.built ?? {}).filter(({ id }) => find(id) === null)
  const there = results.filter(({ army }) => !gone.some(({ name }) => name === army))
  const changed = there.filter(({ before, brought }) => before !== null && before !== brought)
  return [
    ...gone.map(
      ({ name }) =>
        `The army ${name} is not in this campaign: nothing is struck from it. If it was deleted here, undo that in History first.`,
    ),
    ...there
      .filter(({ before }) => before === null)
      .map(({ name, army }) => `${name} was removed from ${army}: nothing is written for it.`),
    ...changed.map(
      ({ name, army, before, brought }) =>
        `${name} of ${army} fought with ${brought} and has ${before} now: the losses are taken from those.`,
    ),
  ]
}

/** Applies results to an army: removes the dead and captured, empty units and spent missiles (SAND-MSL-5). */
export function applyResultsToPlan(
  plan: ArmyPlan,
  results: readonly ArmyResult[],
  kept: readonly KeptRowCount[],
): ArmyPlan {
  const resultOf = (id: string) => results.find((result) => result.id === id)
  const countOf = (id: string, now: number) =>
    kept.find((candidate) => candidate.id === id)?.count ?? resultOf(id)?.after ?? now
  const machines = plan.machines.flatMap((machine) => {
    if (countOf(machine.id, 1) === 0) return []
    const missiles = resultOf(machine.id)?.missiles ?? null
    return missiles === null ? [machine] : [{ ...machine, isLoaded: missiles > 0, spares: Math.max(0, missiles - 1) }]
  })
  const isThere = (id: string | null) => (machines.some((machine) => machine.id === id) ? id : null)
  const units = plan.units.map((unit) => {
    const figures = unit.figures.map((row) => ({ ...row, count: countOf(row.id, row.count), post: isThere(row.post) }))
    return { ...unit, ridesIn: isThere(unit.ridesIn), figures: figures.filter(({ count }) => count > 0) }
  })
  const wasEmpty = (id: string) => plan.units.find((unit) => unit.id === id)?.figures.length === 0
  return { ...plan, machines, units: units.filter(({ id, figures }) => figures.length > 0 || wasEmpty(id)) }
}

/** Describes the result in a sentence. `nameOf` returns the name of a side. */
export function formatOutcome({ end, turn }: Battle, nameOf: (seat: string) => string): string {
  const who = end?.winner ?? null
  const won = who === null ? 'Nobody won' : `${nameOf(who)} won`
  return `${won} after ${formatCount(turn, 'turn')}${end === null ? '' : `: ${END_WORDS[end.why] ?? end.why}`}.`
}

const END_WORDS: Readonly<Record<string, string>> = {
  broken: 'too many were gone',
  held: 'the objective was held',
  'nobody able': 'nobody was left to fight',
  turns: 'the turns were over',
  surrender: 'the other side gave up',
}
