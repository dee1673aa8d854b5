import type { Dice } from '#main/games/kit/dice.ts'
import { type JsonRecord, parseNumber, parseText } from '#main/games/kit/json.ts'
import type { VectorExampleRunner } from '#main/games/kit/vector-game.ts'
import { computeRentAsunderEffect } from '#main/games/planet28/battle/powers/rent-asunder.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { parseRules } from '../parse-given.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  runCommandInBattle,
  getPeopleUnitInBattle,
} from './example-battle.ts'
import { createExampleSquadOptions } from './squads.ts'

/** Worked examples of arcane powers and abilities (P28-ARC-0, P28-RENT-1, P28-SQ-3). */
export const powerVectors: Readonly<Record<string, VectorExampleRunner>> = {
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
  const { isRent, damage, psyche } = computeRentAsunderEffect(rent, parseRules(settings).settings)
  return { rent: isRent, damage, P: psyche }
}

function answerArcana(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const arcana = parseText(given['power'], 'power')
  const start = beginFirstTurn(
    createExampleBattle(
      [
        createExampleCharacterOptions(US, given),
        createExampleCharacterOptions(FOE, { armour: given['targetArmour'], hp: 99 }),
      ],
      settings,
      dice,
    ),
    US,
  )
  const able: Battle = {
    ...start,
    units: start.units.map((unit) =>
      unit.id === US && unit.kind !== 'vehicle' ? { ...unit, arcana: [arcana] } : unit,
    ),
  }
  const { battle, events, rolls } = runCommandInBattle(
    able,
    { by: US, type: 'cast', unit: US, arcana, target: FOE, isSeen: true },
    dice,
  )
  const [model] = getPeopleUnitInBattle(battle, FOE).models
  const isRent = getPeopleUnitInBattle(battle, US).conditions.length > 0
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

/** Answers an ability of a squad. It is used once per action, regardless of the size of the squad. */
function answerAbility(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const ability = parseText(given['ability'], 'ability')
  const kits = Array.from({ length: parseNumber(given['members'], 'members') }, () => [])
  const start = beginFirstTurn(
    createExampleBattle(
      [createExampleSquadOptions(US, {}, kits), { ...createExampleCharacterOptions(FOE, {}), side: US }],
      settings,
      dice,
    ),
    US,
  )
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
  while (getPeopleUnitInBattle(battle, US).turn.actions > 0) {
    battle = runCommandInBattle(battle, { by: US, type: 'ability', unit: US, ability, target: FOE }, sixes).battle
    uses += 1
  }
  return { uses }
}
