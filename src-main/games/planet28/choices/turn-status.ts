import type { Battle, PendingDecision } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { formatCount } from '#shared/kit/format.ts'
import type { Notice, TurnStatus } from '#shared/match/protocol.ts'
import { getBattleRules } from '../battle/transaction.ts'
import { listUnitsToAct } from '../battle/turn/turn-order.ts'
import { listWaitingUnits } from '../battle/turn/turns.ts'

/** Whose turn it is: who owes a decision, the side of the acting unit, or the sides with units that may act now. */
export function buildTurnStatus(battle: Battle): TurnStatus {
  const { phase, turn, turns } = battle
  const between = turn === 0 ? 'Before the first turn' : `After turn ${turn} of ${turns}`
  const now = phase === 'over' ? 'The battle is over' : phase === 'between' ? between : `Turn ${turn} of ${turns}`
  const ask = battle.due[0]?.ask
  const asked = ask === 'answer' ? 'answer' : ask === 'section' ? 'section' : null
  const text = asked === null ? now : `${now}: ${asked} of ${getAwaitedName(battle)}`
  return { text, waitsFor: phase === 'over' ? [] : listAwaitedSides(battle), isSecret: false }
}

function listAwaitedSides(battle: Battle): string[] {
  const sideOf = (id: string) => battle.units.find((unit) => unit.id === id)?.side ?? ''
  const [due] = battle.due
  const [first] = battle.sides
  if (due) return [sideOf(due.unit)]
  if (battle.active !== null) return [sideOf(battle.active)]
  if (battle.phase === 'between') return first ? [first.id] : []
  const waiting = listWaitingUnits({ battle, rules: getBattleRules(battle) })
  const sides = [...new Set(listUnitsToAct(waiting, sideOf).map(sideOf))]
  return sides.length > 0 || !first ? sides : [first.id]
}

function getAwaitedName(battle: Battle): string {
  const [awaited = ''] = listAwaitedSides(battle)
  return battle.sides.find(({ id }) => id === awaited)?.name ?? awaited
}

/** The question that a pending decision is. */
function formatQuestion(due: PendingDecision, { units }: Pick<Battle, 'units'>): string {
  const nameOf = (id: string) => units.find((candidate) => candidate.id === id)?.name ?? id
  const unit = nameOf(due.unit)
  switch (due.ask) {
    case 'retreat':
      return `how far does ${unit} run?`
    case 'free-fight':
      return `does ${unit} strike at the one who leaves?`
    case 'depart':
      return `where does ${unit} go?`
    case 'push':
      return `where does ${unit} push its target?`
    case 'charge-fight':
      return `the free fight of ${unit}`
    case 'answer':
      return `how does ${unit} answer the ${due.rule === 'P28-CHRG-5' ? 'charge' : 'attack'} of ${nameOf(due.attack.unit)}?`
    case 'section':
      return `which section of ${unit} does ${nameOf(due.attack.unit)} hit?`
  }
}

/** Whether a unit may still act this turn. */
export function hasWaitingUnits(battle: Battle): boolean {
  if (battle.active !== null) return true
  return battle.phase === 'turn' && listWaitingUnits({ battle, rules: getBattleRules(battle) }).length > 0
}

/** The question to the seat. */
export function getTurnPrompt({ units, due: [due], active, phase, turn }: Battle): string {
  if (due) return formatQuestion(due, { units })
  if (active !== null) return `what does ${units.find(({ id }) => id === active)?.name ?? active} do?`
  return phase === 'between' ? `turn ${turn + 1} begins` : 'who acts?'
}

/**
 * Notices of all pending decisions. The first blocks the game and is urgent. The free fight whose attack awaits an
 * answer is left out, because the prompt already names it.
 */
export function listDueNotices({ units, due }: Battle): Notice[] {
  const [first] = due
  const later = due
    .slice(1)
    .filter((decision) => first === undefined || !('attack' in first) || decision.unit !== first.attack.unit)
  return [...(first ? [first] : []), ...later].map((decision, index) => {
    const text = index === 0 ? 'The rules wait for this answer.' : `Then: ${formatQuestion(decision, { units })}`
    return { text, rule: decision.rule, isUrgent: index === 0 }
  })
}

/** Actions and hit points left of the unit that must decide, or else of the active one. Null if there is neither. */
export function describeActingUnit({ units, due: [due], active }: Battle): string | null {
  const unit = units.find(({ id }) => id === (due?.unit ?? active))
  if (unit === undefined) return null
  const actions = `${unit.turn.actions} of ${formatCount(unit.actionsEach, 'action')} left`
  return `${unit.name}: ${actions}, ${formatHitPoints(unit)} hit points`
}

/** “14 of 20”, of a squad or a vehicle in all. */
function formatHitPoints(unit: BattleUnit): string {
  const parts = unit.kind === 'vehicle' ? unit.sections : unit.models.filter(({ fate }) => fate === 'fights')
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return `${sum(parts.map(({ hitPoints }) => hitPoints))} of ${sum(parts.map(({ start }) => start))}`
}
