import type { Dice } from '#main/games/kit/dice.ts'
import { type JsonRecord, parseText, toRecordOrEmpty } from '#main/games/kit/json.ts'
import type { VectorExampleRunner } from '#main/games/kit/vector-game.ts'
import { findChoosingSide, listUnitsToAct } from '#main/games/planet28/battle/turn/turn-order.ts'
import type { UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import { VEHICLE_SECTIONS } from '#shared/games/planet28/tables/vehicle-sections.ts'
import { parseIdIn, parseIdsIn, parseRecords } from '../parse-given.ts'
import {
  createExampleBattle,
  createExampleCharacterOptions,
  listNamedEntries,
  runCommandInBattle,
} from './example-battle.ts'

/** Worked examples of turn order (P28-TURN-2 to P28-TURN-5, P28-SOLO-2). */
export const turnVectors: Readonly<Record<string, VectorExampleRunner>> = {
  'turn-order': answerOrder,
  'solo-activation': answerSolo,
}

function answerOrder(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const units = listNamedEntries(parseRecords(given['units'], 'units')).map(({ id, given: fields }) =>
    withSections(createExampleCharacterOptions(id, fields, parseText(fields['side'], 'side')), fields),
  )
  const battle = begun(createExampleBattle(units, settings, dice), dice)
  const sideOf = (id: string) => units.find((unit) => unit.id === id)?.side ?? ''
  const choices = parseChoices(given['choices'])
  return {
    order: acted(putLater(battle, choices, dice), toRecordOrEmpty(given['ownerOrder']), dice),
    chooser: findChoosingSide(battle.order, sideOf),
    queueA: Object.fromEntries(battle.order.map(({ unit, agility }) => [unit, agility])),
  }
}

/** Adds the turn-order effects of vehicle sections near a unit. */
function withSections(unit: UnitOptions, given: JsonRecord): UnitOptions {
  const near = [
    ...(given['nearFriendlyRadio'] === true ? [VEHICLE_SECTIONS.radio] : []),
    ...(given['nearEnemyScrambler'] === true ? [VEHICLE_SECTIONS['scrambler-array']] : []),
  ]
  const lasting = near.map(({ name, values }) => ({
    source: name,
    rule: 'P28-META-11',
    on: 'A' as const,
    value: values.agilityTurnOrder,
  }))
  return { ...unit, lasting }
}

function answerSolo(given: JsonRecord, settings: JsonRecord, dice: Dice) {
  const players = listNamedEntries(parseRecords(given['players'], 'players')).map(({ id, given: fields }) =>
    createExampleCharacterOptions(id, fields, 'players'),
  )
  const names = Array.isArray(given['enemies']) ? given['enemies'].map((id) => parseText(id, 'enemy')) : []
  const enemies = names.map((id) => createExampleCharacterOptions(id, {}, 'enemies'))
  const battle = begun(createExampleBattle([...players, ...enemies], settings, dice), dice)
  const [first] = names
  return {
    order: battle.order.map(({ unit }) => unit),
    enemyA: battle.order.find(({ unit }) => unit === first)?.agility,
  }
}

function begun(battle: Battle, dice: Dice): Battle {
  return runCommandInBattle(battle, { by: '', type: 'begin-turn', near: [] }, dice).battle
}

/** Choices of a unit that wins a tie (P28-TURN-3). */
const TIE_CHOICES = { now: true, later: true }

function parseChoices(value: unknown): ReadonlyMap<string, 'now' | 'later'> {
  return new Map(
    Object.entries(toRecordOrEmpty(value)).map(([unit, choice]) => [unit, parseIdIn(TIE_CHOICES, choice, 'choice')]),
  )
}

/** Moves units later in the order if their owners choose so. */
function putLater(start: Battle, choices: ReadonlyMap<string, 'now' | 'later'>, dice: Dice): Battle {
  const later = start.units.filter(({ id }) => choices.get(id) === 'later')
  return later.reduce(
    (battle, { id: unit, side: by }) => runCommandInBattle(battle, { by, type: 'put-later', unit }, dice).battle,
    start,
  )
}

/** Activates all units in order. Where a side may choose, the order given in the example counts. */
function acted(start: Battle, own: JsonRecord, dice: Dice): string[] {
  let battle = start
  return start.units.map(() => {
    const sideOf = (id: string) => battle.units.find((unit) => unit.id === id)?.side ?? ''
    const waiting = battle.order.filter(
      ({ unit }) => battle.units.find(({ id }) => id === unit)?.turn.isActivated === false,
    )
    const allowed = listUnitsToAct(waiting, sideOf)
    const wished = parseIdsIn(
      Object.fromEntries(allowed.map((id) => [id, id])),
      Object.values(own)
        .flat()
        .filter((id) => allowed.some((otherId) => otherId === id)),
      'order',
    )
    const unit = wished[0] ?? allowed[0] ?? ''
    battle = runCommandInBattle(battle, { by: sideOf(unit), type: 'activate', unit }, dice).battle
    battle = runCommandInBattle(battle, { by: sideOf(unit), type: 'end-activation', unit }, dice).battle
    return unit
  })
}
