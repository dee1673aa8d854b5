import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import { hasRerolls } from '../rolls/set-rerolls.ts'
import { isSoloEnemy } from '../solo/solo-enemy.ts'
import { listUnitsToAct } from '../turn/turn-order.ts'
import { listWaitingUnits as waitingNow } from '../turn/turns.ts'
import { findPilot, listPilots } from '../vehicles/pilot.ts'
import type { BattleWithRules, ChoiceDraft } from './build-choice.ts'

/** Lists choices of the turn order: units that may act, wait or interrupt (P28-TURN-2 to P28-TURN-5, P28-HOLD-1). */
export function listTurnChoices(desk: BattleWithRules): ChoiceDraft[] {
  const { battle } = desk
  const by = battle.sides[0]?.id ?? ''
  const finish: ChoiceDraft = {
    id: 'finish',
    label: 'End the battle',
    order: { type: 'finish', by },
    facts: ['reachedGoal'],
  }
  const over = { ...finish, best: { reachedGoal: [] } }
  if (battle.phase === 'between')
    return [
      {
        id: 'begin-turn',
        label: `Begin turn ${battle.turn + 1}`,
        order: { type: 'begin-turn', by },
        facts: asksDistances(desk) ? ['near', 'enemyDistances'] : ['near'],
        best: { near: [] },
      },
      ...driverOffers(desk),
      ...rerollOffers(desk),
      over,
    ]
  const ends: ChoiceDraft = { id: 'end-turn', label: 'End the turn', order: { type: 'end-turn', by } }
  return [...listPlaceChoices(desk), ends, ...rerollOffers(desk), over]
}

/**
 * Choices of reroll preference for units with rerolls. They apply to all their rolls, including break tests for wounds
 * (P28-ROLL-6).
 */
function rerollOffers({ battle, rules }: BattleWithRules): ChoiceDraft[] {
  return battle.sides.flatMap(({ id: side, name }): ChoiceDraft[] => {
    const own = battle.units.filter((unit) => unit.side === side && unit.kind !== 'vehicle' && hasRerolls(unit, rules))
    if (own.length === 0) return []
    const none = { code: 'no-rerolls', message: 'Nobody may roll again.', rule: 'P28-ROLL-6' }
    return [
      {
        id: `set-rerolls:${side}`,
        label: `Rerolls of ${name}`,
        order: { type: 'set-rerolls', by: side },
        facts: ['wish'],
        best: { wish: 'free' },
        aim: { field: 'unit', units: own.map(({ id }) => id), none },
      },
    ]
  })
}

/** Choices of driver for a vehicle with a Pilot aboard: another driver, or the vehicle itself (P28-TR-pilot). */
function driverOffers({ battle, rules }: BattleWithRules): ChoiceDraft[] {
  return battle.units.flatMap((unit) => {
    if (unit.kind !== 'vehicle' || !isOnTable(unit)) return []
    const pilots = listPilots(battle, unit, rules)
    const now = findPilot(battle, unit, rules)?.id ?? unit.id
    const others = pilots.length === 0 ? [] : [...pilots, unit].filter(({ id }) => id !== now)
    return others.map(({ id, name }): ChoiceDraft => {
      const label = id === unit.id ? `Let ${unit.name} drive by itself` : `Let ${name} drive ${unit.name}`
      return {
        id: `let-drive:${unit.id}:${id}`,
        label,
        order: { type: 'let-drive', by: unit.side, unit: unit.id, pilot: id },
      }
    })
  })
}

/** Whether the players must measure which enemy is nearest (P28-SOLO-3, `enemyOrder`). */
function asksDistances({ battle, rules }: BattleWithRules): boolean {
  const enemies = battle.units.filter((unit) => isOnTable(unit) && isSoloEnemy(battle, unit))
  return rules.settings.enemyOrder === 'nearest' && enemies.length > 1
}

function listPlaceChoices(desk: BattleWithRules): ChoiceDraft[] {
  const { battle } = desk
  const units = new Map(battle.units.map((unit) => [unit.id, unit]))
  const waiting = waitingNow(desk)
  const sideOf = (id: string) => units.get(id)?.side ?? ''
  const unitsToAct = battle.active === null ? listUnitsToAct(waiting, sideOf) : []
  const tied = waiting.filter(({ agility, isLast }) => agility === waiting[0]?.agility && isLast === waiting[0]?.isLast)
  const canWait = new Set(tied.map(({ unit }) => sideOf(unit))).size > 1
  const holding = battle.units.filter((unit) => unit.turn.isHolding && unit.turn.actions > 0 && isOnTable(unit))
  const draft = (id: string, type: 'activate' | 'put-later' | 'step-in', text: string): ChoiceDraft => ({
    id: `${type}:${id}`,
    label: text.replace('…', units.get(id)?.name ?? id),
    order: { type, by: sideOf(id), unit: id },
  })
  const isLed = (id: string): boolean => {
    const unit = units.get(id)
    return unit !== undefined && unit.kind !== 'vehicle' && isSoloEnemy(battle, unit)
  }
  const byList = (id: string): ChoiceDraft => ({
    id: `act-by-list:${id}`,
    label: `Let ${units.get(id)?.name ?? id} act by the list`,
    order: { type: 'act-by-list', by: sideOf(id), unit: id, fights: true },
    facts: ['seen'],
    best: { seen: [], hasObstacle: false },
  })
  return [
    ...unitsToAct.map((id) => (isLed(id) ? byList(id) : draft(id, 'activate', 'Let … act'))),
    ...(canWait ? unitsToAct.map((id) => draft(id, 'put-later', 'Let … wait')) : []),
    ...holding.map(({ id }) => draft(id, 'step-in', 'Let … step in')),
  ]
}
