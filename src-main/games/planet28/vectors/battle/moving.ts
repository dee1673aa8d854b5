import type { Dice } from '#main/games/kit/dice.ts'
import { type JsonRecord, parseNumber } from '#main/games/kit/json.ts'
import type { VectorExampleRunner } from '#main/games/kit/vector-game.ts'
import { getTraitEffects } from '#main/games/planet28/battle/effects-in-force.ts'
import { computeDrop, computeFallDamage } from '#main/games/planet28/battle/move/fall-damage.ts'
import { needsClimb } from '#main/games/planet28/battle/move/move-distance.ts'
import type { PassableGround } from '#shared/games/planet28/battle/effects.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { parseIdIn, parseNumbers, parseRecords, parseRules, parseTraits } from '../parse-given.ts'
import {
  beginFirstTurn,
  createExampleBattle,
  createExampleCharacterOptions,
  createExampleMoverOptions,
  runCommandInBattle,
  getPeopleUnitInBattle,
  type ExampleBattleResult,
} from './example-battle.ts'

/** Worked examples of moves, climbs and falls (P28-MEAS-2, P28-MOVE-1, P28-TERR-2 to -4, P28-CLIMB-1, P28-FALL-1). */
export const movingVectors: Readonly<Record<string, VectorExampleRunner>> = {
  measure: answerMeasure,
  move: answerMove,
  climb: answerClimb,
  fall: answerFall,
  'leave-combat': answerLeave,
}

const ID = 'it'
const FOE = 'foe'
const MEASURING_POINTS = { front: true, middle: true, back: true }
const GROUND: Readonly<Record<PassableGround, true>> = { even: true, rough: true, hazardous: true }

/**
 * Answers a measurement. It is taken from the same point of the model at start and end, whichever point that is and
 * however deep the base (P28-MEAS-2).
 */
function answerMeasure(given: JsonRecord) {
  parseIdIn(MEASURING_POINTS, given['from'], 'from')
  if (given['baseCm'] !== undefined) parseNumber(given['baseCm'], 'baseCm')
  const speedCm = parseNumber(given['speedCm'], 'speedCm')
  return { legal: parseNumbers(given['endFrontCm'], 'endFrontCm').map((cm) => cm <= speedCm) }
}

function answerMove(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const ground = given['terrain'] === undefined ? [] : [parseIdIn(GROUND, given['terrain'], 'terrain')]
  const speedCm = parseNumber(given['speedCm'], 'speedCm')
  let battle = beginFirstTurn(createExampleBattle([createExampleMoverOptions(ID, given)], settings, dice), ID)
  const played = parseRecords(given['moves'], 'moves').map((item): ExampleBattleResult => {
    const cm = parseNumber(item['wantCm'], 'wantCm')
    const after = runCommandInBattle(
      battle,
      { by: ID, type: 'move', unit: ID, said: { cm, ground, contacts: [] } },
      dice,
    )
    battle = after.battle
    return after
  })
  const movedCm = played.map(({ events }) =>
    events.reduce((sum, event) => sum + (event.type === 'shifted' ? event.cm : 0), 0),
  )
  const [model] = getPeopleUnitInBattle(battle, ID).models
  return {
    movedCm,
    maxCm: movedCm,
    lostCm: movedCm.map((cm) => Math.max(0, speedCm - cm)),
    damage: (model?.start ?? 0) - (model?.hitPoints ?? 0),
    rolls: played.flatMap(({ rolls }) => rolls.filter(({ target }) => target !== null)).length,
  }
}

function answerClimb(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  if (given['heightsCm'] !== undefined)
    return { isClimb: parseNumbers(given['heightsCm'], 'heightsCm').map(needsClimb) }
  const faceCm = parseNumber(given['heightCm'], 'heightCm')
  const climb = { faceCm, toCm: faceCm }
  let battle = beginFirstTurn(createExampleBattle([createExampleMoverOptions(ID, given)], settings, dice), ID)
  const heights = [0]
  const targets: (number | null)[] = []
  while (getPeopleUnitInBattle(battle, ID).turn.actions > 0) {
    const after = runCommandInBattle(
      battle,
      { by: ID, type: 'move', unit: ID, said: { cm: 0, ground: [], climb, contacts: [] } },
      dice,
    )
    battle = after.battle
    targets.push(...after.rolls.map(({ target }) => target))
    const { onFace } = getPeopleUnitInBattle(battle, ID)
    heights.push(onFace === null ? faceCm : onFace.reachedCm)
  }
  const fell = getPeopleUnitInBattle(battle, ID).tally.wasHurt
  return { target: targets[0], climbedCm: heights.at(-1), fell }
}

function answerFall(given: JsonRecord, settings: JsonRecord) {
  const rules = parseRules(settings)
  const effects = getTraitEffects(given['traits'] === undefined ? [] : parseTraits(given['traits']), rules)
  if (given['heightCm'] !== undefined)
    return { damage: computeFallDamage(parseNumber(given['heightCm'], 'heightCm'), effects) }
  const face = {
    faceCm: parseNumber(given['faceCm'], 'faceCm'),
    reachedCm: parseNumber(given['reachedCm'], 'reachedCm'),
    speedCm: parseNumber(given['speedCm'], 'speedCm'),
  }
  const dropCm = computeDrop(face, rules.settings)
  return { dropCm, damage: computeFallDamage(dropCm, effects) }
}

/** Answers leaving a combat. All opponents let it go, and it moves as far as possible. */
function answerLeave(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const count = parseNumber(given['opponents'], 'opponents')
  const foes = Array.from({ length: count }, (_one, at) => `${FOE}${at + 1}`)
  const units = [createExampleMoverOptions(ID, given), ...foes.map((id) => createExampleCharacterOptions(id, {}, FOE))]
  const start: Battle = {
    ...beginFirstTurn(createExampleBattle(units, settings, dice), ID),
    locks: foes.map((id) => [ID, id] as const),
  }
  const asked = runCommandInBattle(
    start,
    { by: ID, type: 'move', unit: ID, said: { cm: 0, ground: [], contacts: [] } },
    dice,
  ).battle
  const freeAttacks = asked.due.filter(({ ask }) => ask === 'free-fight').length
  const free = foes.reduce(
    (battle, unit) => runCommandInBattle(battle, { by: FOE, type: 'free-fight', unit, weapon: null }, dice).battle,
    asked,
  )
  const left = runCommandInBattle(
    free,
    { by: ID, type: 'depart', unit: ID, said: { cm: 99, ground: [], contacts: [] } },
    dice,
  )
  const moveCm = left.events.reduce((sum, event) => sum + (event.type === 'shifted' ? event.cm : 0), 0)
  return { moveCm, freeAttacks, counterAllowed: false }
}
