import { readFileSync, writeFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { openTestCampaign } from '#tests/support/campaign.ts'
import { createCommandLine, createTestFolder } from '#tests/support/command-line.ts'
import { emptySeat, GAMEMASTER } from '#tests/support/tiny-matches.ts'

const orrery = createCommandLine()
const { at, file } = createTestFolder()

let files = 0
const planes = (...argv: string[]) => orrery('space-planes', ...argv)

/** Runs a verb that writes the battle anew; answers the new file. */
async function onward(...argv: string[]): Promise<string> {
  const out = at(`battle-${(files += 1)}.json`)
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
    out: expect.stringMatching(
      /^Sound: 4 orders, each of them what the rules allow\.\nSeal: it fits .*\nCards: those of 0 shots .*\nTurn 2: Ben\.\n$/,
    ),
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
  expect((await planes('odds', 'Red', 'NONE')).out).toBe('red against none: 70.7 %\n')
  expect((await planes('odds', 'green', 'none')).err).toContain('red or blue')
})

test('a battle that was meddled with is named with its line, its order and its rule, and says so by its exit code', async () => {
  const moved = await onward('turn', await ready(), 'VECTOR a SHORT E; PASS')
  const forged = at('forged.json')
  const forge = async (from: string, to: string) => {
    writeFileSync(forged, readFileSync(moved, 'utf8').replace(from, to))
    return planes('verify', forged)
  }
  const spoilt = await forge('"ship": "a"', '"ship": "b"')
  expect(spoilt).toMatchObject({ code: 1, err: '' })
  expect(spoilt.out).toMatch(/^Not sound\. Line \d+: order 3: Ship b belongs to Ben\. \(SP-TURN-2\)\n$/)
  expect((await forge('"y": 260', '"y": 160')).out).toMatch(/order 2: .*SP-SETUP-3.* The nearest legal place is/)
  expect((await forge('"y": 260', '"y": 260.5')).out).toMatch(/^Not sound\. The seal does not fit: options, places/)
  const [seal = ''] = /,\s*"seal": "[0-9a-f]{64}"/.exec(readFileSync(moved, 'utf8')) ?? []
  expect(await forge(seal, '')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^Unsealed: .*\nThe file has no seal/),
  })
  const short = await forge('"faces": [', '"faces": [\n1,')
  expect(short).toMatchObject({ code: 1, out: expect.stringMatching(/^Not sound\. Line \d+: Die 15 is a D38/) })
  expect(await forge('"app": "Orrery"', '"app": "Chess"')).toMatchObject({ code: 1, out: '' })
  expect(await forge('{', '{{')).toMatchObject({ code: 1, err: expect.stringMatching(/^Line \d+, column \d+: /) })
})

test('a battle that Orrery exports is looked at, played on and verified like one from here, and comes in again', async () => {
  const here = openTestCampaign({ sample: true })
  const { matches, planesExchange } = here.services
  const exported = (name: string) => {
    const id = matches.list({ game: 'space-planes' }, GAMEMASTER).find((match) => match.name === name)?.id ?? ''
    const path = at(`battle-${(files += 1)}.json`)
    writeFileSync(path, planesExchange.battle({ id }).text)
    return path
  }
  const over = await planes('verify', exported('Collection at Cinder Gate'))
  expect(over.out).toMatch(/^Sound: \d+ orders, each of them what the rules allow\.\n/)
  expect(over.out).toMatch(
    /were typed in; whoever did is believed\.\n[^]*The battle is over after turn \d+: .* wins \(/,
  )
  const half = exported('Two lamps over Marrow')
  const next = await onward('turn', half, 'PASS')
  const report = await planesExchange.import({ text: readFileSync(next, 'utf8') }, here.author)
  expect(report.battleId).not.toBeNull()
  here.close()
})

test('a battle that stands on the table alone lists its ships, without places', async () => {
  const here = openTestCampaign()
  const seats = ['brass', 'azure']
  const options = { seats, companion: true as const, settings: { shipsEach: 1 } }
  const about = { name: 'On the table', flotillas: [], faceSetId: null, starId: null, nightId: null }
  const { id } = here.services.planesBattles.create({ ...about, seats: seats.map(emptySeat), options }, here.author)
  for (const [at, by] of seats.entries()) {
    const { version } = here.services.matches.view({ id, seat: null }, GAMEMASTER)
    const command = { type: 'enter', face: 2, plane: at + 3 }
    here.services.matches.act({ id, version, seat: by, commands: [command], faces: [] }, GAMEMASTER)
  }
  const path = file('companion.json', here.services.planesExchange.battle({ id }).text)
  here.close()
  const { out } = await planes('log', path)
  expect(out).toContain('  ship a  brass, plane 3, face 2\n  ship b  azure, plane 4, face 2\n')
})

test.each([
  [['turn', 'VECTOR a JUMP'], 2, '“JUMP” is no part'],
  [['turn', ''], 2, 'Say what is done this turn'],
  [['turn', 'CORKSCREW a LONG N'], 1, 'A long move to N has no place there'],
  [['turn', 'SHOOT a>b'], 1, 'on plane 5, out of reach of any shot. (SP-SHOT-4)'],
  [['turn', 'VECTOR z LONG N'], 1, 'There is no ship z. On the table: a, b.'],
  [['place', '1', '2', '3', '1', '1'], 1, 'All ships are placed'],
  [['place', '1', '2', '3', '1'], 2, 'PLANE is missing: place FILE X Y HEADING FACE PLANE'],
  [['place', 'here', '2', '3', '1', '1'], 2, 'place FILE 300 150 0 1 3'],
  [['place', '', '0x10', '1e2', '1', '1'], 2, 'place FILE 300 150 0 1 3'],
  [['turn', 'PASS; '.repeat(500)], 2, 'at most 2000 characters'],
  [['range', 'a', 'a'], 2, 'fly for Ana: name a ship and an enemy'],
  [['range', 'a', 'z'], 2, 'There is no ship z. On the table: a, b.'],
  [['range', 'a', 'b', 'c'], 2, '"c" is one argument too many: range FILE SHIP SHIP'],
  [['replay', '-x'], 2, 'Try --help'],
  [['turns', '--limit', '0'], 2, '--limit takes a number'],
  [['odds', 'none'], 2, 'red or blue'],
])('%j is refused with what to do, and nothing is written', async ([verb = '', ...words], code, why) => {
  const battle = await ready()
  const out = at('never.json')
  const answer = await planes(verb, battle, ...words, '--out', out)
  expect(answer.code).toBe(code)
  expect(answer.err).toContain(why)
  expect(() => readFileSync(out)).toThrow('ENOENT')
})

test('a file that is no battle, players that are too few, a setting that there is not', async () => {
  const nothing = file('nothing.json', '{"game":"chess"}')
  expect((await planes('log', nothing)).err).toContain('choose a battle of Space Planes that was exported')
  expect((await planes('log', at(''))).err).toContain('cannot be read')
  expect((await planes('start', 'Ana')).err).toContain('PLAYER… is missing: start PLAYER PLAYER…')
  expect((await planes('start', 'Ana', 'Ana')).err).toBe('Each seat has a name of its own.\n')
  expect((await planes('start', ...'ABCDEFG')).err).toContain('Name 2 to 6 players')
  expect((await planes('start', 'Ana', 'B'.repeat(41))).err).toBe('The name of a seat has at most 40 characters.\n')
  expect((await planes('start', 'Ana', 'Ben\nWins')).err).toContain('on one line')
  expect((await planes('start', ...'ABC', '--set', 'shipsEach=3')).err).toContain('At most 6 ships are on the table')
  const set = async (text: string) => planes('start', 'Ana', 'Ben', '--set', text)
  expect(await set('wind=strong')).toMatchObject({ code: 2, err: expect.stringContaining('There are setupMeasure, ') })
  expect((await set('tie=never')).err).toContain(
    '“never” is no answer. Answer survivor (The survivor among them) or shared',
  )
  expect((await set('cubeMm=99')).err).toMatch(/cubeMm: “99” is no answer\. .*25/)
  expect((await set('turnLimit')).err).toContain('Answer a number of turns from 1 to 1000, or none.')
  expect((await set('__proto__=1')).code).toBe(2)
  expect((await set('areaMm=600x400,turnLimit=none,sameShip=true')).out).toContain('Area 600 x 400 mm')
})

test('a series between bots says who won, with its band, and the same seed says it again', async () => {
  const args = ['simulate', '--games', '4', '--pilots', 'hunter,drifter', '--set', 'turnLimit=10'] as const
  const { code, out } = await planes(...args)
  expect(code).toBe(0)
  expect(out).toMatch(
    /^4 games, bots one seat farther in each of them\n\d undecided, which count for nobody; \d without a shot\nseat 1: [\d.]+ % \([\d.]+ to [\d.]+\)/,
  )
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
    const shot = await onward('turn', rolled, 'SHOOT a>b; HIT PASS; MISS VECTOR a SHORT N')
    expect((await planes('log', shot)).out).toContain('the shot of ship a waits for its cards')
    const [ana, ben] = [await link('ana', 1), await link('ben', 1)]
    const wrong = await planes('cards', shot, ana, await link('ben', 2))
    expect(wrong).toMatchObject({ code: 1, err: expect.stringContaining('The link of Ben is not the next one') })
    expect((await planes('turn', shot, 'PASS')).err).toContain('the cards come with the answer first')
    expect((await planes('cards', shot, ana)).err).toContain('TARGETS-LINK is missing')
    expect((await planes('cards', shot, ana, 'x')).err).toContain('64 hexadecimal digits')
    expect((await planes('cards', rolled, ana, ben)).err).toContain('No shot waits for its cards')
    const dealt = await onward('cards', shot, ana, ben)
    expect((await planes('verify', dealt)).out).toContain('those of 1 shot follow from the chains of both (SP-MAIL-2)')
    const forged = file('forged.json', readFileSync(dealt, 'utf8').replace(ben, '0'.repeat(64)))
    const verdict = await planes('verify', forged)
    expect(verdict.code).toBe(1)
    expect(verdict.out).toMatch(/^Not sound\. Line \d+: order 9: The link of Ben is not the next one of their chain\./)
  })

  test('anchors are one a player, for two players, and no shot in a battle at one table waits for cards', async () => {
    const [ana, ben] = [await link('ana', 0), await link('ben', 0)]
    expect((await planes('start', 'Ana', 'Ben', '--anchors', ana)).err).toContain('one anchor a player')
    expect((await planes('start', 'Ana', 'Ben', '--anchors', `${ana},${ana}`)).err).toContain(
      'the chain of the other seat',
    )
    expect((await planes('start', 'A', 'B', 'C', '--anchors', `${ana},${ben},${ben}`)).err).toContain(
      'choose two players',
    )
    expect((await planes('cards', await ready(), ana, ben)).err).toContain('All sit at one table here')
    expect((await planes('link', 'ana', '401')).code).toBe(2)
  })
})

test('the turn limit is the last turn that was flown', async () => {
  const begun = await onward('start', 'Ana', 'Ben', '--set', 'shipsEach=1,turnLimit=1')
  const first = await onward('place', begun, '300', '150', '0', '1', '3')
  const battle = await onward('place', first, '300', '260', '0', '1', '5')
  expect((await planes('turn', battle, 'PASS')).out).toContain('The battle is over after turn 1: Ana and Ben share it')
})

test.skipIf(process.platform === 'win32')('a file without end is refused, not read for ever', async () => {
  expect(await planes('log', '/dev/zero')).toMatchObject({ code: 1, err: '/dev/zero is too large: at most 20 MB.\n' })
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
  const path = file('faces.json', (await planes('net', '--json')).out)
  const picture = at('nets.svg')
  expect((await planes('net', '--out', picture)).out).toBe(out)
  const svg = readFileSync(picture, 'utf8')
  expect(svg).toContain('width="210mm" height="297mm" viewBox="0 0 210 297"')
  expect([...svg.matchAll(/>Ship [a-f]</g)]).toHaveLength(6)
  expect((await planes('net', path)).out).toBe(out)
  const spoilt = (await planes('net', '--json')).out.replace('0.44', '4.4')
  writeFileSync(path, spoilt)
  expect(await planes('net', path)).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Line \d+, faceSet, faces, 1, blocks/),
  })
})
