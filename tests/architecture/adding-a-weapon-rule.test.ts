import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

// A special rule of weapons is added to a copy of the rules, a row and a hook, and played. Taken out again, it leaves the
// files as they were, which are played first.

const root = resolve(import.meta.dirname, '../..')

/** The whole price of a rule: what is written in which file, before what stands there. */
const RULE = {
  'src-shared/games/planet28/tables/weapon-rules.ts': {
    before: '  volatile: {',
    added:
      "  chilling: { name: 'Chilling', cost: 15, values: { agility: -2 }, page: 76, summary: 'Whom it hits is stiff with cold this turn and the next.' },\n",
  },
  'src-main/games/planet28/special-rules/gear-effects.ts': {
    before: '  volatile: (row) =>',
    added: "  chilling: (row) => [{ shape: 'weakens', on: 'A', value: getRowNumber(row, 'agility'), turns: 2 }],\n",
  },
} as const

/** What a test of it plays: a shot that hits, with a weapon that has the rule, and what it leaves on the one hit. */
const PLAY = `
import { createGivenDice } from '#main/games/kit/dice.ts'
import { PLANET28_BATTLE } from '#main/games/planet28/game.ts'
import { beginFirstTurn, createExampleCharacterOptions, getPeopleUnitInBattle, runCommandInBattle } from '#main/games/planet28/vectors/battle/example-battle.ts'
const weapon = { name: 'Frost gun', type: 'ranged', hands: 1, damage: '1D4', rangeCm: 20, specialRules: ['chilling'] }
const house = [{ table: 'weapons', id: 'frost-gun', kind: 'own', fields: weapon }]
const sides = ['us', 'foe'].map((id) => ({ id, name: id, isEnemy: false, warbandIds: [] }))
const options = { play: 'opposed', goal: '', turns: 3, settings: {}, sides, house }
const bare = createExampleCharacterOptions('us', {})
const us = { ...bare, profile: { ...bare.profile, equipment: ['frost-gun'] } }
const start = PLANET28_BATTLE.setUp({ ...options, units: [us, createExampleCharacterOptions('foe', {})] }, createGivenDice([]))
const said = { distanceCm: 5, isSeen: true, cover: 'none' }
const shot = { by: 'us', type: 'shoot', unit: 'us', target: 'foe', strikes: [{ model: 'us.1', weapon: 'frost-gun' }], said }
const { battle } = runCommandInBattle(beginFirstTurn(start, 'us'), shot, createGivenDice([1, 4, 1]))
console.log(JSON.stringify(getPeopleUnitInBattle(battle, 'foe').conditions.map(({ rule, effects }) => [rule, effects])))
`

let copy = ''
beforeAll(() => {
  copy = mkdtempSync(join(tmpdir(), 'orrery-rule-'))
  for (const part of ['src-main/games', 'src-shared'])
    cpSync(join(root, part), join(copy, part), { recursive: true, filter: (path) => !path.endsWith('.test.ts') })
  mkdirSync(join(copy, 'tests'))
  const { type, imports } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Record<string, unknown>
  writeFileSync(join(copy, 'package.json'), JSON.stringify({ type, imports }))
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'))
  writeFileSync(join(copy, 'play.ts'), PLAY)
})
afterAll(() => rmSync(copy, { recursive: true, force: true }))

function edit(change: (file: keyof typeof RULE, text: string) => string): void {
  for (const file of Object.keys(RULE) as (keyof typeof RULE)[]) {
    const path = join(copy, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, change(file, readFileSync(path, 'utf8')))
  }
}

function play(): unknown {
  const { stdout, stderr, status } = spawnSync(process.execPath, ['play.ts'], { cwd: copy, encoding: 'utf8' })
  expect(stderr).not.toContain('Error')
  expect(status).toBe(0)
  return JSON.parse(stdout)
}

test('a new special rule of weapons takes a row and a hook, acts, and is gone once both are taken out', () => {
  expect(play()).toEqual([])
  edit((file, text) => {
    const { before, added } = RULE[file]
    expect(text.split(before)).toHaveLength(2)
    return text.replace(before, `${added}${before}`)
  })
  expect(play()).toEqual([['P28-WR-chilling', [{ shape: 'modifier', on: 'A', value: -2 }]]])
  edit((file, text) => text.replace(RULE[file].added, ''))
  for (const file of Object.keys(RULE)) expect(readFileSync(join(copy, file))).toEqual(readFileSync(join(root, file)))
})
