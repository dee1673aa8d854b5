import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { run } from './run.ts'

let folder = ''
let faults: unknown[] = []
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'orrery-test-'))
  faults = []
})
afterEach(() => {
  expect(faults).toEqual([])
  rmSync(folder, { recursive: true })
})

let files = 0
async function planes(...argv: string[]) {
  const said = { out: '', err: '' }
  const code = await run(['space-planes', ...argv], {
    out: (text) => void (said.out += text),
    err: (text) => void (said.err += text),
    report: (fault) => faults.push(fault),
  })
  return { code, ...said }
}

/** Runs a verb that writes the battle anew; answers the new file. */
async function onward(...argv: string[]): Promise<string> {
  const out = join(folder, `battle-${(files += 1)}.json`)
  const { code, err } = await planes(...argv, '--out', out, '--seed', 'ember')
  expect([code, err]).toEqual([0, ''])
  return out
}

/** Two ships, ready to fly: a of Ana on plane 3, b of Ben on plane 5. */
async function ready(): Promise<string> {
  const begun = await onward('start', 'Ana', 'Ben', '--set', 'shipsEach=1')
  const first = await onward('place', begun, '300', '150', '0', '1', '3')
  return onward('place', first, '300', '260', '0', '1', '5')
}

test('a battle is begun, placed, flown, shot and proved, all by text', async () => {
  const battle = await ready()
  const rolled = await onward('turn', battle, 'CORKSCREW a ROLL E; PASS')
  const { out: log } = await planes('log', rolled)
  expect(log).toContain('All ships are on plane 3')
  expect(log).toContain('Turn 2: Ben.')
  const { out: range } = await planes('range', rolled, 'b', 'a')
  expect(range).toMatch(/b at a: (red|blue|no line)/)
  expect(await planes('verify', rolled)).toMatchObject({
    code: 0,
    out: 'Sound: 4 orders are what the rules make of them.\n',
  })
})

test('the turn finder knows the shot that a roll opens, and names every turn as it is ordered', async () => {
  const begun = await onward('start', 'Ana', 'Ben', '--set', 'shipsEach=1')
  const near = await onward('place', begun, '300', '150', '0', '1', '3')
  const battle = await onward('place', near, '430', '150', '180', '1', '4')
  const { out } = await planes('turns', battle, '--limit', '1000')
  const lines = out.trimEnd().split('\n')
  expect(lines).toHaveLength(202)
  const [head, best = ''] = lines
  expect(head).toBe('  to hit  answer')
  expect(best).toMatch(/^ *\d+\.\d % +\d+\.\d % {2}CORKSCREW a .*; SHOOT a>b$/)
  expect((await planes('turn', battle, best.replace(/^.*% {2}/, ''))).code).toBe(0)
  expect(lines.at(-1)).toContain('would be cancelled')
})

test('chances from a full deck', async () => {
  expect((await planes('odds', 'red', 'none')).out).toBe('red against none: 70.7 %\n')
  expect((await planes('odds', 'green', 'none')).err).toContain('red or blue')
})

test('a battle that was meddled with names its first bad order', async () => {
  const moved = await onward('turn', await ready(), 'VECTOR a SHORT E; PASS')
  const forged = join(folder, 'forged.json')
  writeFileSync(forged, readFileSync(moved, 'utf8').replace('"x": 347', '"x": 348'))
  const { code, out } = await planes('verify', forged)
  expect(code).toBe(1)
  expect(out).toContain('Not sound. Entry 3')
})

test.each([
  [['turn', 'VECTOR a JUMP'], 2, '“JUMP” is no part'],
  [['turn', ''], 2, 'Say what is done this turn'],
  [['turn', 'CORKSCREW a LONG N'], 1, 'A long move to N has no place there'],
  [['turn', 'SHOOT a>b'], 1, 'on plane 5, out of reach of any shot. (SP-SHOT-4)'],
  [['turn', 'VECTOR z LONG N'], 1, 'There is no ship z. On the table: a, b.'],
  [['place', '1', '2', '3', '1', '1'], 1, 'All ships are placed'],
])('%j is refused with what to do, and nothing is written', async ([verb = '', ...words], code, why) => {
  const battle = await ready()
  const out = join(folder, 'never.json')
  const answer = await planes(verb, battle, ...words, '--out', out)
  expect(answer.code).toBe(code)
  expect(answer.err).toContain(why)
  expect(() => readFileSync(out)).toThrow('ENOENT')
})

test('a file that is no battle, players that are too few, a setting that there is not', async () => {
  const nothing = join(folder, 'nothing.json')
  writeFileSync(nothing, '{"game":"chess"}')
  expect((await planes('log', nothing)).err).toContain('is no battle')
  expect((await planes('start', 'Ana')).err).toContain('Name 2 to 6 players')
  expect((await planes('start', 'Ana', 'Ben', '--set', 'wind=strong')).code).toBe(2)
})

test('a series between bots says who won, with its band, and the same seed says it again', async () => {
  const args = ['simulate', '--games', '4', '--pilots', 'hunter,drifter', '--set', 'turnLimit=10'] as const
  const { code, out } = await planes(...args)
  expect(code).toBe(0)
  expect(out).toMatch(/^4 games, bots one seat farther in each of them\nseat 1: [\d.]+ % \([\d.]+ to [\d.]+\)/)
  expect((await planes(...args)).out).toBe(out)
  expect((await planes('simulate', '--pilots', 'hunter')).code).toBe(2)
})

describe('two tables (SP-MAIL-1, SP-MAIL-2)', () => {
  const link = async (secret: string, at: number) => (await planes('link', secret, `${at}`)).out.trim()

  /** Two ships that face each other on one plane, the cards bound by chains of both. */
  async function bound(): Promise<string> {
    const anchors = `${await link('ana', 0)},${await link('ben', 0)}`
    const begun = await onward('start', 'Ana', 'Ben', '--set', 'shipsEach=1', '--anchors', anchors)
    const near = await onward('place', begun, '300', '150', '0', '1', '3')
    return onward('place', near, '430', '150', '180', '1', '4')
  }

  test('cards come from both links, what follows the shot is played, and the file proves it', async () => {
    const battle = await bound()
    const { out } = await planes('turns', battle, '--limit', '1')
    const [roll = ''] = (out.split('\n')[1] ?? '').replace(/^.*% {2}/, '').split('; ')
    const rolled = await onward('turn', await onward('turn', battle, `${roll}; PASS`), 'PASS')
    const links = `${await link('ana', 1)},${await link('ben', 1)}`
    const turn = 'SHOOT a>b; HIT PASS; MISS VECTOR a SHORT N'
    const wrong = await planes('turn', rolled, turn, '--links', `${await link('ana', 1)},${await link('ben', 2)}`)
    expect(wrong.err).toContain('The link of Ben is not the next one')
    expect((await planes('turn', rolled, turn)).err).toContain('--links SHOOTER,TARGET')
    const shot = await onward('turn', rolled, turn, '--links', links)
    expect((await planes('verify', shot)).out).toContain('the cards are those of the links')
    const other = readFileSync(shot, 'utf8').replace(/"target": "[0-9a-f]{64}"/, `"target": "${'0'.repeat(64)}"`)
    const forged = join(folder, 'forged.json')
    writeFileSync(forged, other)
    expect((await planes('verify', forged)).out).toContain('the link of Ben does not follow')
  })
})

test('a battle is looked at after any order, and nothing beyond its end', async () => {
  const battle = await ready()
  expect((await planes('replay', battle, '1')).out).toContain('Place ship a at 300, 150 mm on plane 3')
  expect((await planes('replay', battle, '1')).out).toContain('Ben places the next ship.')
  expect((await planes('replay', battle, '3')).err).toContain('0 to 2')
})

test('the net says what is drawn on each face, of a file too', async () => {
  const { out } = await planes('net')
  expect(out).toContain('1 Lance\n  green  0.44,0.4 to 0.56,0.6\n')
  const path = join(folder, 'faces.json')
  writeFileSync(path, (await planes('net', '--json')).out)
  expect((await planes('net', path)).out).toBe(out)
  writeFileSync(path, '{"faces":{}}')
  expect((await planes('net', path)).code).toBe(2)
})
