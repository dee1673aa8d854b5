import { expect, test } from 'vitest'
import { createSeededDice } from '#main/games/kit/dice.ts'
import { findReplayMismatch, type LogEntry } from '#main/games/kit/replay.ts'
import { listBattleRecordProblems } from '#main/games/planet28/campaign/aftermath/record-problems.ts'
import type { BattleCommand } from '#shared/games/planet28/battle/commands.ts'
import type { BattleEvent } from '#shared/games/planet28/battle/events.ts'
import { isOnTable } from '#shared/games/planet28/battle/on-table.ts'
import type { BattleOptions, UnitOptions } from '#shared/games/planet28/battle/options.ts'
import type { Battle } from '#shared/games/planet28/battle/state.ts'
import type { BattleUnit } from '#shared/games/planet28/battle/units.ts'
import { aCharacter } from '#tests/support/battles.ts'
import { PLANET28_BATTLE } from './game.ts'

const SKILLS = { A: 5, F: 6, S: 6, AW: 5, P: 5 }
const KITS = [
  ['dagger', 'laser-pistol', 'light-armour'],
  ['great-sword', 'ballistic'],
  ['heavy-slug-rifle', 'ammo-basic', 'ammo-basic', 'living-armour'],
  ['plasma-rifle', 'power-armour', 'med-kit'],
]
const TRAITS = [
  ['brave', 'inspiring'],
  ['fearsome', 'zealot'],
  ['gunslinger', 'coward'],
  ['foul-aura', 'minor-arcana'],
]

function unit(id: string, side: string, at: number): UnitOptions {
  const [equipment = [], traits = []] = [KITS[at], TRAITS[at]]
  const profile = { skills: SKILLS, hitPoints: 12, traits, abilities: ['aimed-shot'], equipment }
  return {
    kind: 'character',
    id,
    name: id,
    side,
    warbandId: side,
    lasting: [],
    profile,
    usesBefore: {},
    addictions: [],
  }
}

const OPTIONS: BattleOptions = {
  play: 'opposed',
  goal: 'Win',
  turns: 5,
  settings: {},
  house: [],
  sides: ['red', 'blue'].map((id) => ({ id, name: id, isEnemy: false, warbandIds: [id] })),
  units: ['red', 'blue'].flatMap((side) => [0, 1, 2, 3].map((at) => unit(`${side}-${at}`, side, at))),
}

/** Orders that may be thought of now; most of them are refused. */
function ideas(battle: Battle, pick: (most: number) => number): BattleCommand[] {
  const [due] = battle.due
  const by = (id: string) => battle.units.find((battleUnit) => battleUnit.id === id)?.side ?? ''
  const foesOf = (id: string) =>
    battle.units.filter((battleUnit) => battleUnit.side !== by(id) && isOnTable(battleUnit))
  const pickRow = <Row>(rows: readonly Row[]) => (rows.length === 0 ? undefined : rows[pick(rows.length)])
  if (due !== undefined) {
    const base = { by: by(due.unit), unit: due.unit }
    if (due.ask === 'retreat') return [{ ...base, type: 'retreat', cm: 1, isAtEdge: pick(8) === 0 }]
    if (due.ask === 'free-fight') return [{ ...base, type: 'free-fight', weapon: 'fist' }]
    if (due.ask === 'depart') return [{ ...base, type: 'depart', said: { cm: 2, ground: [], contacts: [] } }]
    if (due.ask === 'push') return [{ ...base, type: 'push', cm: 3, contacts: [], dropCm: 8 }]
    if (due.ask === 'section') return [{ ...base, type: 'pick-section', cells: [] }]
    if (due.ask === 'answer')
      return [
        { ...base, type: 'answer', counter: 'fist' },
        { ...base, type: 'answer' },
      ]
    const block = { block: pick(2) === 0 }
    return [
      {
        ...base,
        type: 'fight',
        target: due.target,
        strikes: [{ model: `${due.unit}.1`, weapon: 'fist' }],
        distanceCm: 0,
        answer: block,
      },
    ]
  }
  if (battle.phase === 'between') return [{ by: 'red', type: 'begin-turn', near: [] }]
  const { active } = battle
  if (active === null) {
    const starts = battle.order.map(({ unit: id }): BattleCommand => ({ by: by(id), type: 'activate', unit: id }))
    return [...starts, { by: 'red', type: 'end-turn' }]
  }
  const base = { by: by(active), unit: active }
  const target = pickRow(foesOf(active))?.id ?? active
  const strikes = [
    {
      model: `${active}.1`,
      weapon: pickRow(['fist', 'dagger', 'great-sword', 'laser-pistol', 'heavy-slug-rifle', 'plasma-rifle']) ?? 'fist',
    },
  ]
  const measured = { cm: 4, ground: [pickRow(['even', 'rough', 'hazardous'] as const) ?? 'even'], contacts: [] }
  const wild: BattleCommand[] = [
    { ...base, type: 'shoot', target, strikes, said: { distanceCm: 5, isSeen: true, cover: 'part' } },
    { ...base, type: 'fight', target, strikes, distanceCm: 4, answer: { counter: 'fist' } },
    { ...base, type: 'fight', target, strikes, distanceCm: 4 },
    { by: base.by, type: 'declare', attack: { ...base, type: 'fight', target, strikes, distanceCm: 4 } },
    { ...base, type: 'move', said: measured },
    { ...base, type: 'move', said: { ...measured, contacts: [target] }, charge: target },
    { ...base, type: 'move', said: { ...measured, climb: { faceCm: 8, toCm: 8 } } },
    { ...base, type: 'reload', weapon: 'heavy-slug-rifle' },
    { ...base, type: 'ability', ability: 'aimed-shot' },
    { ...base, type: 'item', item: 'med-kit' },
    {
      ...base,
      type: 'cast',
      arcana: pickRow(['smite', 'flame', 'wither', 'blind', 'teleport', 'shield', 'terrify', 'summon']) ?? 'smite',
      target,
      isSeen: true,
    },
    { ...base, type: 'recover' },
    { ...base, type: 'hold' },
  ]
  const first = pick(wild.length)
  return [...wild.slice(first), ...wild.slice(0, first), { ...base, type: 'end-activation' }]
}

function requireSound(battle: Battle): void {
  for (const battleUnit of battle.units) {
    if (battleUnit.kind === 'vehicle') continue
    for (const { hitPoints, start, fate } of battleUnit.models) {
      expect(hitPoints).toBeGreaterThanOrEqual(0)
      expect(hitPoints).toBeLessThanOrEqual(start)
      if (battle.due.length === 0 && fate === 'fights') expect(hitPoints).toBeGreaterThan(0)
    }
    expect(battleUnit.turn.actions).toBeGreaterThanOrEqual(0)
  }
  const isGone = (id: string) =>
    !battle.units.some((battleUnit: BattleUnit) => battleUnit.id === id && isOnTable(battleUnit))
  expect(battle.locks.flat().filter(isGone)).toEqual([])
  expect(battle.active === null || !isGone(battle.active)).toBe(true)
}

/** A battle of orders by chance; each refusal names a rule. */
function playOut(seed: string) {
  const chance = createSeededDice(`ideas ${seed}`)
  const setUp = createSeededDice(`set-up ${seed}`)
  const start = PLANET28_BATTLE.setUp(OPTIONS, setUp)
  const log: LogEntry<BattleCommand, BattleEvent>[] = []
  let battle = start
  let drawn = 0
  for (let step = 0; step < 600 && battle.phase !== 'over'; step += 1) {
    const done = ideas(battle, (most) => chance.die(most) - 1).some((command) => {
      const dice = createSeededDice(seed, drawn)
      const decision = PLANET28_BATTLE.decide(battle, command, dice)
      if (!decision.ok) {
        expect([decision.refusal.code, decision.refusal.rule ?? 'none']).not.toContain('none')
        return false
      }
      drawn += dice.faces.length
      battle = decision.events.reduce((before, event) => PLANET28_BATTLE.evolve(before, event), battle)
      log.push({ command, faces: dice.faces, events: decision.events })
      return true
    })
    expect(done).toBe(true)
    requireSound(battle)
  }
  return { battle, record: { options: OPTIONS, faces: setUp.faces, start, log } }
}

test.each(['a', 'b', 'c', 'd', 'e', 'f'])(
  'a battle by chance stays sound, and its log replays byte for byte: %s',
  (seed) => {
    const { battle, record } = playOut(seed)
    expect(battle.phase).toBe('over')
    expect(findReplayMismatch(PLANET28_BATTLE, record)).toBeNull()
  },
)

test('what a battle leaves is what the aftermath takes (P28-CAMP-1, P28-SET-3)', () => {
  const { battle } = playOut('a')
  const { record } = PLANET28_BATTLE.viewFor(battle, null)
  if (record === null) throw new Error('it is over')
  const warbands = ['red', 'blue'].map((id) => ({
    id,
    name: id,
    leaderId: null,
    stash: [],
    units: OPTIONS.units.filter(({ side }) => side === id).map((item) => ({ ...aCharacter(item.id), warbandId: id })),
  }))
  expect(listBattleRecordProblems(record, warbands).filter(({ severity }) => severity === 'refused')).toEqual([])
  const fell = record.tallies.filter(({ fate }) => fate === 'fell').length
  const kills = record.tallies.reduce((sum, tally) => sum + tally.kills, 0)
  expect(kills).toBeLessThanOrEqual(fell)
  expect(record.tallies).toHaveLength(8)
})

test('players read that something was corrected, and the gamemaster why (P28-ACT-4)', () => {
  const note = 'Ann has a hidden agenda'
  const event = { type: 'corrected', unit: 'us', model: 'us', hitPoints: 3, actions: null, note } as const
  const battleEvents = [null, 'side-1'].map((seat) => PLANET28_BATTLE.eventFor(event, seat))
  expect(battleEvents).toEqual([event, { ...event, note: '' }])
  expect(battleEvents.map((battleEvent) => battleEvent && PLANET28_BATTLE.describe(battleEvent))).toEqual([
    `Correct us: ${note}`,
    'Correct us',
  ])
})

test('a field that is not named as open stays in main', () => {
  const start = PLANET28_BATTLE.setUp(OPTIONS, createSeededDice('view'))
  const view = PLANET28_BATTLE.viewFor({ ...start, plans: 'secret' } as typeof start, 'side-1')
  expect(view).toEqual({ ...start, record: null })
})
