import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { type BattleCommand, BattleCommandSchema } from '#shared/games/planet28/battle/commands.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { CommandDraft, Json } from '#shared/match/protocol.ts'
import { someBattle } from '#tests/support/planet28-battles.ts'
import { decide } from '../battle/decide.ts'
import { evolve } from '../battle/evolve/evolve.ts'
import { setUpBattle } from '../battle/setup/setup.ts'
import { viewFor } from '../battle/view.ts'
import { PLANET28_PLAYABLE } from './playable.ts'

function after(battle: Battle, command: object): Battle {
  const decision = decide(battle, command as BattleCommand, createSeededDice('choices', battle.turn))
  if (!decision.ok) throw new Error(decision.refusal.message)
  return decision.events.reduce(evolve, battle)
}

/** A battle in which this unit of red is acting. */
function redActs(unit = 'red-0', options: Parameters<typeof someBattle>[0] = { characters: 3 }): Battle {
  const start = setUpBattle(someBattle(options), createSeededDice('choices'))
  const turn = after(start, { type: 'begin-turn', by: 'red', near: [] })
  const order = turn.order.map((slot) => ({ ...slot, agility: 5, isLast: slot.unit !== unit }))
  const first = { ...turn, order: order.toSorted((a, b) => Number(a.isLast) - Number(b.isLast)) }
  return after(first, { type: 'activate', by: 'red', unit })
}

const choicesIn = (battle: Battle, pieces: readonly string[] = []) =>
  PLANET28_PLAYABLE.choices(viewFor(battle), 'red', pieces).choices
const labelsIn = (battle: Battle) =>
  choicesIn(battle).flatMap(({ refusal, label }) => (refusal === null ? [label] : []))
function preview(battle: Battle, choice: string, target: string | null = null, values: CommandDraft['values'] = {}) {
  return PLANET28_PLAYABLE.preview(viewFor(battle), 'red', { pieces: [], choice, target, values })
}
const pathsOf = ({ inputs }: ReturnType<typeof preview>) => inputs.map(({ path }) => path)

test('the turn begins, units act in order, and a turn waits for the side of the next one (P28-TURN-2)', () => {
  const start = setUpBattle(someBattle({ characters: 3 }), createSeededDice('choices'))
  expect(PLANET28_PLAYABLE.turn(viewFor(start))).toMatchObject({ text: 'Before the first turn', waitsFor: ['red'] })
  const [begin] = choicesIn(start)
  expect(begin).toMatchObject({ id: 'begin-turn', label: 'Begin turn 1', isImmediate: true, key: 'B', isPrimary: true })
  const turn = after(start, preview(start, 'begin-turn').commands[0] ?? {})
  expect(PLANET28_PLAYABLE.turn(viewFor(turn)).text).toBe('Turn 1 of 4')
  const [side = ''] = PLANET28_PLAYABLE.turn(viewFor(turn)).waitsFor
  const open = PLANET28_PLAYABLE.choices(viewFor(turn), side, []).choices.filter(({ refusal }) => refusal === null)
  expect(open.map(({ label }) => label)).toContainEqual(expect.stringMatching(/^Let .* act$/))
})

test('a shot asks for what only the table knows, and says what it needs (P28-SHOOT-1, P28-MEAS-3)', () => {
  const battle = redActs()
  expect(preview(battle, 'shoot:laser-pistol')).toMatchObject({ missing: ['target'], commands: [] })
  const shot = preview(battle, 'shoot:laser-pistol', 'blue-1', { 'said.distanceCm': 10 })
  expect(shot.inputs).toMatchObject([
    { path: 'said.distanceCm', label: 'Distance', unit: 'cm', value: 15 },
    { path: 'said.isSeen', label: 'Line of sight', value: true },
    { path: 'said.heightCm', label: 'Target stands higher by', isOptional: true },
    { path: 'said.cover', label: 'Cover', value: 'none' },
    { path: 'ask.then', label: 'Then attacks too' },
  ])
  expect(shot.commands).toEqual([
    {
      type: 'shoot',
      by: 'red',
      unit: 'red-0',
      target: 'blue-1',
      strikes: [{ model: expect.any(String), weapon: 'laser-pistol' }],
      said: { cover: 'none', distanceCm: 10, isSeen: true, isRemembered: true },
    },
  ])
  const [roll] = shot.forecast?.rolls ?? []
  expect(roll).toMatchObject({ dice: '1D10', needed: { is: 'under' }, rules: expect.arrayContaining(['P28-META-5']) })
  expect(roll?.needed.parts.reduce((sum, { value }) => sum + value, 0)).toBe(roll?.needed.value)
  expect(shot.forecast?.distributions.map(({ label }) => label)).toEqual(['Outcome', 'Hit points lost by a hit'])
  expect(shot.rolls).toHaveLength(1)
})

test('a distance stays as measured until one of the two moves (P28-MEAS-3)', () => {
  const battle: Battle = { ...redActs(), measured: [{ units: ['blue-1', 'red-0'], distanceCm: 10 }] }
  const distanceIn = (state: Battle) =>
    preview(state, 'shoot:laser-pistol', 'blue-1').inputs.find(({ path }) => path === 'said.distanceCm')?.value
  expect(distanceIn(battle)).toBe(10)
  const shot = preview(redActs(), 'shoot:laser-pistol', 'blue-1', { 'said.distanceCm': 12 }).commands[0] ?? {}
  expect(distanceIn(after(redActs(), shot))).toBe(12)
  expect(distanceIn(after(battle, preview(battle, 'move').commands[0] ?? {}))).toBe(15)
})

test('a universal action may agree on a roll, and on what a failure costs (P28-UNIV-1)', () => {
  const battle = redActs()
  const plain = preview(battle, 'universal', null, { text: 'Forces the door' })
  expect(pathsOf(plain)).toEqual(expect.not.arrayContaining(['modifier', 'hitPoints']))
  const rolled = preview(battle, 'universal', null, { text: 'Forces the door', skill: 'S', modifier: -1, hitPoints: 3 })
  expect(rolled.commands).toMatchObject([{ text: 'Forces the door', skill: 'S', modifier: -1, hitPoints: 3 }])
})

test('a target out of range is refused with its rule, and others keep their chance (P28-SHOOT-1)', () => {
  const battle = redActs()
  const far = preview(battle, 'shoot:laser-pistol', 'blue-1', { 'said.distanceCm': 99 })
  expect(far).toMatchObject({ commands: [], refusal: { rule: 'P28-SHOOT-1' } })
  const shoot = choicesIn(battle).find(({ id }) => id === 'shoot:laser-pistol')
  expect(shoot?.targets?.map(({ id }) => id)).toEqual(['blue-0', 'blue-1', 'blue-2'])
  for (const { chance } of shoot?.targets ?? []) expect(chance).toBeGreaterThan(0)
})

test('attacks that may follow are in the forecast and in no command (P28-TURN-1)', () => {
  const battle = redActs()
  const alone = preview(battle, 'shoot:laser-pistol', 'blue-1', { 'said.distanceCm': 10 })
  const followers = alone.inputs.find(({ path }) => path === 'ask.then')
  const [id = ''] = followers?.kind === 'some-of' ? followers.options.map(({ value }) => value as string) : []
  const both = preview(battle, 'shoot:laser-pistol', 'blue-1', { 'said.distanceCm': 10, 'ask.then': [id] })
  expect(pathsOf(both)).toContain(`ask.then.${id}`)
  expect(both.forecast?.rolls.length).toBeGreaterThan(alone.forecast?.rolls.length ?? 0)
  expect(both.commands).toEqual(alone.commands)
})

test('a move is the whole reach unless stated; a climb asks for its face (P28-MOVE-1, P28-CLIMB-1)', () => {
  const battle = redActs()
  const plain = preview(battle, 'move')
  expect(plain.commands).toMatchObject([{ type: 'move', said: { cm: 10, ground: ['even'], contacts: [] } }])
  expect(pathsOf(plain)).not.toContain('said.climb.faceCm')
  const climb: { [path: string]: Json } = { 'ask.climbs': true, 'said.climb.faceCm': 8, 'said.climb.toCm': 8 }
  const climbing = preview(battle, 'move', null, { ...climb, 'said.cm': 8 })
  expect(climbing.commands).toMatchObject([{ said: { cm: 8, climb: { faceCm: 8, toCm: 8, isDown: false } } }])
  const low = preview(battle, 'move', null, { ...climb, 'said.climb.faceCm': 4 })
  expect(low).toMatchObject({ commands: [], refusal: { rule: 'P28-CLIMB-1' } })
  expect(preview(battle, 'charge', 'blue-0').commands).toMatchObject([
    { charge: 'blue-0', said: { contacts: ['blue-0'] } },
  ])
})

test('a squad says who ends apart as groups (P28-SQ-4)', () => {
  const battle = redActs('red-squad', { characters: 1, isLarge: true })
  const squad = battle.units.find(({ id }) => id === 'red-squad')
  const models = squad?.kind === 'squad' ? squad.models.map(({ id }) => id) : []
  const [first = '', ...others] = models
  const apart = preview(battle, 'move', null, { 'ask.groups': [{ model: first, group: 2 }] })
  expect(apart.commands).toMatchObject([{ said: { groups: [others, [first]] } }])
})

/** The battle with a second crew section on the tank of red. */
function withSecondGunner(battle: Battle): Battle {
  const units = battle.units.map((unit) => {
    if (unit.kind !== 'vehicle' || unit.id !== 'red-tank') return unit
    const crew = { cell: 'D2', section: 'crew' } as const
    const section = { cell: 'D2', hitPoints: 9, start: 9, sabotagedUntil: null, isLoaded: true } as const
    const profile = { ...unit.profile, sections: [...unit.profile.sections, crew] }
    return { ...unit, profile, sections: [...unit.sections, section] }
  })
  return { ...battle, units }
}

test('a vehicle fires several weapons in one order, each at its own target (P28-VEH-SHOOT-1)', () => {
  const alone = redActs('red-tank', { characters: 2, isLarge: true })
  expect(pathsOf(preview(alone, 'fire:C4', 'blue-0'))).not.toContain('ask.more')
  const battle = withSecondGunner(alone)
  const shots = choicesIn(battle).filter(({ id, refusal }) => id.startsWith('fire:') && refusal === null)
  const [first] = shots
  const draft = preview(battle, first?.id ?? '', 'blue-0', { 'shots.said.distanceCm': 10 })
  const more = draft.inputs.find(({ path }) => path === 'ask.more')
  const [second = ''] = more?.kind === 'some-of' ? more.options.map(({ value }) => value as string) : []
  const both = preview(battle, first?.id ?? '', 'blue-0', {
    'shots.said.distanceCm': 10,
    'ask.more': [second],
    [`more.${second}.target`]: 'blue-1',
    [`more.${second}.shots.said.distanceCm`]: 12,
  })
  expect(both.commands).toMatchObject([
    { shots: [{ target: 'blue-0' }, { target: 'blue-1', said: { distanceCm: 12 } }] },
  ])
})

test('Done is the primary choice once nothing else is left (P28-TURN-8)', () => {
  const battle = redActs()
  const spent = {
    ...battle,
    units: battle.units.map((unit) => (unit.id === 'red-0' ? { ...unit, turn: { ...unit.turn, actions: 0 } } : unit)),
  }
  expect(labelsIn(spent)).toContain('Done')
  const primary = choicesIn(spent).filter(({ isPrimary }) => isPrimary)
  expect(primary.map(({ id }) => id)).toEqual(
    labelsIn(spent).filter((label) => !/^(?:Rerolls|End the battle)/.test(label)).length === 1
      ? ['end-activation']
      : [],
  )
})

test('every command that is offered is one that the schema knows', () => {
  const battle = redActs()
  for (const { id, isImmediate } of choicesIn(battle))
    if (isImmediate)
      for (const command of preview(battle, id).commands)
        expect(BattleCommandSchema.safeParse(command).success).toBe(true)
})
