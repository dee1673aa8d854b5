import { listCarriedWeapons } from '#main/games/planet28/rules/hands.ts'
import type { OrderInputName } from '#shared/games/planet28/battle/choices.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { BattleUnit, CharacterOrSquadUnit } from '#shared/games/planet28/battle/units.ts'
import { findRulebookRow } from '#shared/games/planet28/rulebook.ts'
import { listFightingModels } from '../effects-in-force.ts'
import { computeCurrentSpeed } from '../morale/break-tests.ts'
import { canPeoplePassObstacles } from '../move/passable-path.ts'
import { isSoloEnemy } from '../solo/solo-enemy.ts'
import { listUnitsLockedWith } from '../transaction.ts'
import { listPassengers } from '../vehicles/aboard.ts'
import { findSabotageEffect } from '../vehicles/sabotage.ts'
import { listWorkingSections } from '../vehicles/sections.ts'
import { listFightChoices, listShootChoices } from './attack-choices.ts'
import type { BattleWithRules, ChoiceDraft } from './build-choice.ts'
import { listPowerChoices } from './power-choices.ts'

/** Inputs of a Move (P28-MEAS-3). */
export const MOVE_INPUT_NAMES: readonly OrderInputName[] = ['cm', 'ground', 'climb', 'contacts']

/** The most favourable Move, for testing. */
export const EASIEST_MOVE_INPUT = { cm: 0, ground: [], contacts: [] }

/**
 * Lists choices to reload and to rearrange hands. Members of squads are named if they differ (P28-WEAP-3, P28-ITEM-1).
 */
function listGearChoices({ rules }: BattleWithRules, unit: CharacterOrSquadUnit): ChoiceDraft[] {
  const base = { by: unit.side, unit: unit.id }
  const nameOf = (at: number) => (unit.kind === 'squad' ? ` of member ${at + 1}` : '')
  return listFightingModels(unit).flatMap((model): ChoiceDraft[] => {
    const at = unit.models.indexOf(model)
    const empty = [...new Set(model.empty)].map((weapon): ChoiceDraft => ({
      id: `reload:${model.id}:${weapon}`,
      label: `Reload: ${findRulebookRow(rules.tables, 'weapons', weapon)?.name ?? weapon}${nameOf(at)}`,
      order: { type: 'reload', ...base, model: model.id, weapon },
      actions: 1,
    }))
    if (listCarriedWeapons(model.equipment, rules).length < 2) return empty
    const order = { type: 'take-in-hand', ...base, model: model.id } as const
    const label = `Change weapons${nameOf(at)}`
    const hands: ChoiceDraft = { id: `take-in-hand:${model.id}`, label, order, actions: 1, facts: ['hands'] }
    return [...empty, { ...hands, best: { hands: model.hands } }]
  })
}

/** Lists the choices of a character or a squad (P28-ACT-1). */
export function listPeopleChoices(desk: BattleWithRules, unit: CharacterOrSquadUnit): ChoiceDraft[] {
  return [
    ...listSoloEnemyChoices(desk, unit),
    ...moveOffers(desk, unit),
    ...listShootChoices(desk, unit),
    ...listFightChoices(desk, unit),
    ...listPowerChoices(desk, unit),
    ...listGearChoices(desk, unit),
    ...vehicleOffers(desk, unit),
    ...otherOffers(unit),
    ...listWaitChoices(desk, unit),
  ]
}

function moveOffers(desk: BattleWithRules, unit: CharacterOrSquadUnit): ChoiceDraft[] {
  const base = { type: 'move', by: unit.side, unit: unit.id } as const
  if (listUnitsLockedWith(desk.battle, unit.id).length > 0)
    return [{ id: 'leave', label: 'Leave combat', order: { ...base, said: EASIEST_MOVE_INPUT }, actions: 1 }]
  const { speedCm, parts } = computeCurrentSpeed(desk, unit)
  const reach = { cm: speedCm, fromCm: 0, parts }
  const { onFace } = unit
  const way =
    onFace === null
      ? EASIEST_MOVE_INPUT
      : { ...EASIEST_MOVE_INPUT, climb: { faceCm: onFace.faceCm, toCm: onFace.faceCm } }
  const facts: OrderInputName[] = [
    ...MOVE_INPUT_NAMES,
    ...wayFacts(desk, unit),
    ...(unit.kind === 'squad' ? (['groups'] as const) : []),
  ]
  const foes = desk.battle.units
    .filter((battleUnit) => battleUnit.side !== unit.side && isOnTable(battleUnit))
    .map(({ id }) => id)
  const none = { code: 'no-target', message: 'There is nobody to charge.', rule: 'P28-CHRG-1' }
  const best = (charge: string) => ({ said: { ...way, contacts: [charge] } })
  return [
    { id: 'move', label: 'Move', order: base, actions: 1, facts, best: { said: way }, reach },
    {
      id: 'charge',
      label: 'Charge',
      order: base,
      actions: 1,
      facts,
      reach,
      aim: { field: 'charge', units: foes, none, best },
    },
  ]
}

/**
 * Additional inputs of a path: impassable ground for units that pass obstacles; for others, by setting, models in the
 * way (P28-MOVE-3, P28-TR-incorporeal).
 */
function wayFacts(desk: BattleWithRules, unit: CharacterOrSquadUnit): OrderInputName[] {
  if (canPeoplePassObstacles(desk, unit)) return ['isImpassable']
  return desk.rules.settings.passFriends ? [] : ['through']
}

function vehicleOffers(desk: BattleWithRules, unit: CharacterOrSquadUnit): ChoiceDraft[] {
  const base = { by: unit.side, unit: unit.id }
  if (unit.aboard !== null)
    return [{ id: 'disembark', label: 'Get out', order: { type: 'disembark', ...base }, actions: 1 }]
  const own = desk.battle.units.filter((battleUnit) => battleUnit.kind === 'vehicle').filter(isOnTable)
  const doors = own.flatMap((vehicle) =>
    vehicle.side !== unit.side
      ? []
      : listWorkingSections(vehicle, desk.rules).flatMap(({ cell, row }): ChoiceDraft[] => {
          if ((row.seats ?? 0) === 0) return []
          const taken = listPassengers(desk.battle, vehicle.id, cell).length
          const order = { type: 'embark', ...base, vehicle: vehicle.id, cell } as const
          const label = `Get into ${vehicle.name}: ${cell}${taken > 0 ? `, with ${taken} aboard` : ''}`
          return [{ id: `embark:${vehicle.id}:${cell}`, label, order }]
        }),
  )
  return [
    ...doors,
    ...sabotageOffers(
      desk,
      unit,
      own.flatMap(({ id, side }) => (side === unit.side ? [] : [id])),
    ),
  ]
}

function sabotageOffers(desk: BattleWithRules, unit: CharacterOrSquadUnit, units: readonly string[]): ChoiceDraft[] {
  const skill = findSabotageEffect(unit.profile.abilities, desk.rules)
  if (skill === null) return []
  const none = { code: 'no-target', message: 'There is no enemy vehicle.', rule: 'P28-AB-sabotage' }
  return [
    {
      id: 'sabotage',
      label: 'Sabotage',
      order: { type: 'sabotage', by: unit.side, unit: unit.id },
      actions: 1,
      facts: ['distanceCm', 'wishes'],
      best: { distanceCm: 0, wishes: [] },
      reach: { cm: skill.reachCm, fromCm: 0, parts: [] },
      aim: { field: 'vehicle', units, none },
    },
  ]
}

function otherOffers(unit: CharacterOrSquadUnit): ChoiceDraft[] {
  const base = { by: unit.side, unit: unit.id }
  const recover: ChoiceDraft = { id: 'recover', label: 'Recover', order: { type: 'recover', ...base }, actions: 1 }
  const fires = unit.conditions
    .filter(({ endsByAction }) => endsByAction === true)
    .map(({ id, source }): ChoiceDraft => ({
      id: `put-out:${id}`,
      label: `Put out: ${source}`,
      order: { type: 'put-out', ...base, condition: id },
      actions: 1,
    }))
  const universal: ChoiceDraft = {
    id: 'universal',
    label: 'Something else',
    order: { type: 'universal', ...base },
    actions: 1,
    facts: ['text', 'actions', 'skill', 'modifier', 'hitPoints'],
    best: { text: 'Something else', actions: 1 },
  }
  return [...(unit.isBroken ? [recover] : []), ...fires, ...(listFightingModels(unit).length > 0 ? [universal] : [])]
}

/**
 * Lists the choices prescribed for a solo enemy, which come before any other. Those of its vehicles are only described
 * (P28-AI-1, P28-AI-7).
 */
export function listSoloEnemyChoices({ battle }: BattleWithRules, unit: BattleUnit): ChoiceDraft[] {
  if (!isSoloEnemy(battle, unit)) return []
  const base = { by: unit.side, unit: unit.id }
  const measured = { facts: ['seen'], best: { seen: [], hasObstacle: false } } as const
  return [
    unit.kind === 'vehicle'
      ? { id: 'ask-enemy', label: 'What does it do?', order: { type: 'ask-enemy', ...base }, ...measured }
      : {
          id: 'act-by-list',
          label: 'Act by the list',
          order: { type: 'act-by-list', ...base, fights: true },
          ...measured,
        },
  ]
}

/**
 * Choices to wait or to end the activation. A solo enemy needs a reason to leave actions unused (P28-HOLD-1,
 * P28-TURN-8, P28-SOLO-2).
 */
export function listWaitChoices({ battle }: BattleWithRules, unit: BattleUnit): ChoiceDraft[] {
  const base = { by: unit.side, unit: unit.id }
  const isEarly = isSoloEnemy(battle, unit) && unit.turn.actions > 0
  const why = { facts: ['reason'], best: { reason: '–' } } as const
  return [
    { id: 'hold', label: 'Hold', order: { type: 'hold', ...base } },
    { id: 'end-activation', label: 'Done', order: { type: 'end-activation', ...base }, ...(isEarly && why) },
  ]
}
