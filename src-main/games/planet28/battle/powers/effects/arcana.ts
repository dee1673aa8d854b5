import { addBattleCondition } from '#main/games/planet28/battle/battle-conditions.ts'
import { removeHitPoints } from '#main/games/planet28/battle/damage/damage.ts'
import { canBeHurtBy, resolveHitOnPeople } from '#main/games/planet28/battle/damage/hits.ts'
import { resolveWounds } from '#main/games/planet28/battle/damage/resolve-wounds.ts'
import { listUnitEffects, findProhibitingEffect } from '#main/games/planet28/battle/effects-in-force.ts'
import { breakUnit, fleeToEdge } from '#main/games/planet28/battle/morale/break-tests.ts'
import { resolveSquadLoss } from '#main/games/planet28/battle/morale/squads.ts'
import { rollSum } from '#main/games/planet28/battle/rolls/rolls.ts'
import { getFightingModel, getPeopleUnit, type Transaction, getUnit } from '#main/games/planet28/battle/transaction.ts'
import { GOES_LAST_CONDITION_ID } from '#main/games/planet28/battle/turn/turn-start.ts'
import { resolveHitOnVehicle, requireHitFacing } from '#main/games/planet28/battle/vehicles/hit-on-vehicle.ts'
import { findHooks, getRowNumber, getRowText } from '#main/games/planet28/special-rules/row-values.ts'
import type { ARCANA, ArcanaRow } from '#shared/games/planet28/tables/arcana.ts'
import { summonCopy } from '../copies.ts'
import { getTargetMember, type PowerInUse, type PowerHooks, rollPowerDice } from '../power-hooks.ts'

/**
 * Keywords of arcane powers: they count as Arcane weapons, unless ruled otherwise (P28-TR-unearthly,
 * `unearthlyArcana`).
 */
const keywordsOf = ({ rules }: Transaction): string[] => (rules.settings.unearthlyArcana === 'hurts' ? ['arcane'] : [])

const mayNot = (what: 'act' | 'move' | 'being-attacked', because: string) => [
  { shape: 'forbids', what, because } as const,
]

/** Effects of the arcane powers once cast (P28-ARC-1 to P28-ARC-12). */
const arcanaHooks: Readonly<Record<keyof typeof ARCANA, PowerHooks>> = {
  // P28-ARC-1: friends are affected too, the caster only by ruling.
  blind: {
    at: 'self',
    act: (transaction, power) => {
      const near = 'near' in power.command ? (power.command.near ?? []) : []
      const hit = transaction.rules.settings.blindHitsCaster
        ? [...near, power.unit]
        : near.filter((id) => id !== power.unit)
      for (const on of new Set(hit))
        addBattleCondition(transaction, power, { on, effects: mayNot('act', 'it is blind'), turns: 'this' })
    },
  },
  // P28-ARC-2: armour is allowed, cover is not. A vehicle is hit on the facing towards the caster.
  smite: { at: 'seen', onVehicles: { told: 'hull' }, onMember: true, require: requireSideOf, act: smite },
  terrify: { at: 'seen', onMember: true, act: terrify },
  // P28-ARC-4: a circle on the ground around the target.
  'rend-the-earth': {
    at: 'seen',
    act: (transaction, { target, row }) => {
      const id = `rend ${transaction.battle.zones.length + 1}`
      transaction.apply({
        type: 'zoned',
        zone: { id, ground: 'hazardous', radiusCm: getRowNumber(row, 'radiusCm'), around: target },
      })
    },
  },
  // P28-ARC-5: one additional action, controlled by the caster's side.
  'mind-control': {
    at: 'seen',
    act: (transaction, { target, unit }) => {
      transaction.apply({ type: 'controlled', unit: target, by: unit })
    },
  },
  wither: {
    at: 'seen',
    act: (transaction, power) => {
      const { target: unit, row, rule } = power
      const dice = getRowText(row, 'skillsUp').replace('-', '')
      const value = -rollSum(transaction, { unit, label: row.name, rule, dice })
      const turns = rollPowerDice(transaction, power, 'turns', { on: unit, label: 'Turns' })
      const old = getPeopleUnit(transaction, power.target).conditions.find(({ id }) => id === power.rule)?.effects[0]
      const isWorse = old?.shape !== 'modifier' || value < old.value
      if (isWorse)
        addBattleCondition(transaction, power, {
          on: power.target,
          effects: [{ shape: 'modifier', on: 'skills', value }],
          turns,
        })
    },
  },
  // P28-ARC-7: no armour roll. An action puts the flames out.
  flame: { at: 'seen', onMember: true, act: flame },
  // P28-ARC-8: at -2. The copy disappears after its turns.
  summon: {
    at: 'seen',
    psyche: (row) => getRowNumber(row, 'psyche'),
    act: (transaction, power) => {
      summonCopy(transaction, { ...power, turns: rollPowerDice(transaction, power, 'turns', { label: 'Turns' }) })
    },
  },
  // P28-ARC-9: applies to the caster too. Blasts and powers still work.
  shield: {
    at: 'anywhere',
    whom: 'friend',
    act: (transaction, power) =>
      addBattleCondition(transaction, power, {
        on: power.target,
        effects: mayNot('being-attacked', 'a shield covers it'),
        turns: 'this',
      }),
  },
  // P28-ARC-10: neither a Move nor a charge, and ends any combat.
  teleport: {
    at: 'self',
    movesUser: true,
    act: (transaction, { unit }) => {
      transaction.apply({ type: 'shifted', unit, kind: 'teleport', cm: 0 })
      transaction.apply({ type: 'touched', unit, contacts: [] })
    },
  },
  dishearten: {
    at: 'seen',
    act: (transaction, power) =>
      addBattleCondition(
        transaction,
        { ...power, rule: GOES_LAST_CONDITION_ID },
        { on: power.target, effects: [], turns: 'next' },
      ),
  },
  immobilize: {
    at: 'seen',
    act: (transaction, power) => {
      const turns = rollPowerDice(transaction, power, 'turns', { on: power.target, label: 'Turns' })
      addBattleCondition(transaction, power, { on: power.target, effects: mayNot('move', 'a power holds it'), turns })
    },
  },
}

/** Hooks of an arcane power. Null for an unknown id. */
export function findArcanaHooks(id: string): PowerHooks | null {
  return findHooks(arcanaHooks, id)
}

/** Rule id of a power, numbered by its face of 1D12. */
export function getArcanaRuleId({ roll }: ArcanaRow): string {
  return `P28-ARC-${roll}`
}

/** Requires the facing of a vehicle towards the caster as input (P28-ARC-2, P28-VEH-FACE-1). */
function requireSideOf(transaction: Transaction, { target, command }: PowerInUse): void {
  const unit = getUnit(transaction, target)
  if (unit.kind === 'vehicle') requireHitFacing(transaction, unit, 'hull' in command ? (command.hull ?? {}) : {})
}

/**
 * Applies the result of a failed break test: a character is broken and runs, and the named member of a squad is gone
 * (P28-SQ-11). A character that never breaks runs once without being broken. Such a squad member stays, since squads
 * do not retreat (P28-ARC-3, P28-BREAK-9, P28-BREAK-10).
 */
function terrify(transaction: Transaction, power: PowerInUse): void {
  const { target, rule } = power
  const unit = getPeopleUnit(transaction, target)
  const isFirm =
    unit.standsFirm || findProhibitingEffect(listUnitEffects(unit, transaction.rules), 'break-test') !== null
  if (unit.kind === 'character')
    return isFirm ? fleeToEdge(transaction, target, rule) : breakUnit(transaction, target, rule)
  if (isFirm) return
  const { id } = getFightingModel(unit, getTargetMember(power))
  transaction.apply({ type: 'lost', unit: target, model: id, fate: 'fled', by: null })
  resolveSquadLoss(transaction, getPeopleUnit(transaction, target), 0)
}

function smite(transaction: Transaction, power: PowerInUse): void {
  const { unit, target, row, rule, command } = power
  const raw = rollPowerDice(transaction, power, 'damage')
  if (getUnit(transaction, target).kind === 'vehicle') {
    resolveHitOnVehicle(transaction, {
      victim: target,
      raw,
      by: unit,
      hull: 'hull' in command ? command.hull : undefined,
    })
    return
  }
  const hit = {
    victim: target,
    member: getTargetMember(power),
    raw,
    by: unit,
    cause: row.name,
    rule,
    keywords: keywordsOf(transaction),
    weaponEffects: [],
  }
  resolveWounds(transaction, resolveHitOnPeople(transaction, { ...hit, isInCover: false }))
}

function flame(transaction: Transaction, power: PowerInUse): void {
  const { unit: by, target, row, rule } = power
  const unit = getPeopleUnit(transaction, target)
  const model = getFightingModel(unit, getTargetMember(power))
  if (!canBeHurtBy(listUnitEffects(unit, transaction.rules, model), keywordsOf(transaction))) return
  const points = rollPowerDice(transaction, power, 'damage')
  const lost = removeHitPoints(transaction, { unit: target, model: model.id, points, by, cause: row.name, rule })
  const damage = getRowText(row, 'burnPerTurn')
  const burns = { shape: 'hurts', at: 'turn-end', damage, whom: 'bearer', keywords: keywordsOf(transaction) } as const
  addBattleCondition(transaction, power, { on: target, effects: [burns], turns: null }, { endsByAction: true })
  resolveWounds(transaction, [{ unit: target, model: model.id, lost, by, wasWounded: model.isWounded }])
}
