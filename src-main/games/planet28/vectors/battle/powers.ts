import type { Dice } from '#main/games/kit/dice.ts'
import { type JsonRecord, parseNumber, parseText } from '#main/games/kit/json.ts'
import type { VectorAdapter } from '#main/games/kit/vector-game.ts'
import { rentAsunder } from '#main/games/planet28/battle/rules/rent-asunder.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { parseRules } from '../given.ts'
import { squad } from './squads.ts'
import { acting, battleOf, character, order, personIn } from './table.ts'

/** Worked examples of arcane powers and abilities (P28-ARC-0, P28-RENT-1, P28-SQ-3). */
export const powerVectors: Readonly<Record<string, VectorAdapter>> = {
  'rent-asunder': answerRent,
  arcana: answerArcana,
  'squad-ability': answerAbility,
}

const [US, FOE] = ['us', 'foe']

function answerRent(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const rent = {
    psyche: parseNumber(given['P'], 'P'),
    castRoll: parseNumber(given['castRoll'], 'castRoll'),
    check: dice.die(10),
  }
  const { isRent, damage, psyche } = rentAsunder(rent, parseRules(settings).settings)
  return { rent: isRent, damage, P: psyche }
}

function answerArcana(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const arcana = parseText(given['power'], 'power')
  const start = acting(
    battleOf([character(US, given), character(FOE, { armour: given['targetArmour'], hp: 99 })], settings, dice),
    US,
  )
  const able: Battle = {
    ...start,
    units: start.units.map((unit) =>
      unit.id === US && unit.kind !== 'vehicle' ? { ...unit, arcana: [arcana] } : unit,
    ),
  }
  const { battle, events, rolls } = order(
    able,
    { by: US, type: 'cast', unit: US, arcana, target: FOE, isSeen: true },
    dice,
  )
  const [model] = personIn(battle, FOE).models
  const isRent = personIn(battle, US).conditions.length > 0
  return {
    success: rolls[0]?.isSuccess,
    target: rolls[0]?.target,
    raw: rolls[1]?.value,
    damage: (model?.start ?? 0) - (model?.hitPoints ?? 0),
    rent: isRent,
    P: parseNumber(given['P'], 'P') - (isRent ? 1 : 0),
    events: events.length,
  }
}

/** An ability of a squad is used once an action, whatever its size. */
function answerAbility(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const ability = parseText(given['ability'], 'ability')
  const kits = Array.from({ length: parseNumber(given['members'], 'members') }, () => [])
  const start = acting(battleOf([squad(US, {}, kits), { ...character(FOE, {}), side: US }], settings, dice), US)
  const actions = given['actions'] === undefined ? null : parseNumber(given['actions'], 'actions')
  let battle: Battle = {
    ...start,
    units: start.units.map((unit) =>
      unit.kind === 'squad'
        ? {
            ...unit,
            profile: { ...unit.profile, abilities: [ability] },
            turn: { ...unit.turn, actions: actions ?? unit.turn.actions },
          }
        : unit,
    ),
  }
  const sixes: Dice = { die: (sides) => sides }
  let uses = 0
  while (personIn(battle, US).turn.actions > 0) {
    battle = order(battle, { by: US, type: 'ability', unit: US, ability, target: FOE }, sixes).battle
    uses += 1
  }
  return { uses }
}
