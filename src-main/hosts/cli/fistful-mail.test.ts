import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createCommandLine, createTestFolder } from '#tests/support/command-line.ts'

// Two people with nothing but the command line: a campaign file each, and mails as files between them.

let mails = 0
const orrery = createCommandLine()
const { at, file } = createTestFolder()

/** One player's command line: what it says, where it went well. */
function player(name: string) {
  const campaign = at(`${name}.orrery`)
  const call = (...argv: string[]) => orrery(...argv, '--campaign', campaign)
  const fistful = (...argv: string[]) => call('fistful', ...argv)
  return {
    call,
    fistful,
    campaign,
    async done(...argv: string[]): Promise<string> {
      const { code, out, err } = await fistful(...argv)
      expect(err).toBe('')
      expect(`${out}${code}`).toBe(`${out}0`)
      return out
    },
    /** Writes the mail that waits to a file of its own. */
    async post(verb = 'mails'): Promise<string> {
      const path = at(`mail-${(mails += 1)}.txt`)
      await this.done(verb, '--out', path)
      return path
    },
  }
}

test('two sealed turns between two campaign files, by the command line alone', async () => {
  const [ann, bert] = [player('ann'), player('bert')]
  for (const { campaign } of [ann, bert]) expect((await orrery('new', campaign, '--name', 'By mail')).code).toBe(0)
  expect((await ann.fistful('create', 'Duel', '--players', 'Ann,Bert')).err).toContain('orrery cluster generate')
  expect((await ann.call('cluster', 'generate', '--seed', '7', '--symmetry', 'half-turn')).code).toBe(0)
  await ann.done(
    'create',
    'Duel',
    '--mode',
    'sealed',
    '--mine',
    'A',
    '--players',
    'Ann,Bert',
    '--set',
    'firstChooser=A',
    '--yes',
  )
  const homes = JSON.parse(await ann.done('stars', '--json')) as { star: string; note: string; rating: number }[]
  const best = homes.filter(({ note }) => note === 'may be a homeworld').toSorted((a, b) => b.rating - a.rating)
  await ann.done('home', best[0]?.star ?? '')

  const invitation = await ann.post('invite')
  const shown = await bert.fistful('take', invitation)
  expect(shown.code).toBe(1)
  expect(shown.out).toContain('Duel')
  expect(shown.out).toContain('Nothing was taken: say --yes')
  expect((await bert.fistful('games')).out).toContain('There is no game')
  expect((await bert.fistful('paste', invitation)).err).toContain('This is an invitation')
  await bert.done('take', invitation, '--yes')
  const free = JSON.parse(await bert.done('stars', '--json')) as typeof homes
  await bert.done('home', free.filter(({ note }) => note === 'may be a homeworld').at(-1)?.star ?? '')
  await ann.done('paste', await bert.post())

  for (let turn = 1; turn <= 2; turn += 1) {
    const sheet = at(`sheet-${turn}.txt`)
    await ann.done('sheet', '--bot', 'warden', '--out', sheet)
    expect(readFileSync(sheet, 'utf8')).toMatch(new RegExp(`^GAME \\w+\nTURN ${turn}\nPLAYER A\n[A-Z]+ `))
    await ann.done('hand-in', sheet)
    await bert.done('sheet', '--bot', 'settler')
    await bert.done('hand-in')
    await bert.done('paste', await ann.post())
    await ann.done('paste', await bert.post())
    expect(await ann.done('resolve', '--report')).toContain(`TURN ${turn} OF Duel`)
    await bert.done('paste', await ann.post())
    await bert.done('resolve')
  }
  const places = async (desk: typeof ann) =>
    (JSON.parse(await desk.done('report', '--json')) as { after: unknown }).after
  expect(await places(bert)).toEqual(await places(ann))
})

test('a poor homeworld, a map with stars out of reach and orders that are refused are asked about first', async () => {
  const ann = player('ann')
  await orrery('new', ann.campaign, '--name', 'At a table')
  const map = file('map.csv', 'hex,name,rating\n0203,Vex,5\n0205,Bo,1\n0304,Ash,2\n3014,Home,5\n')
  expect((await ann.call('cluster', 'import', map)).code).toBe(0)
  const create = ['create', 'Duel', '--players', 'Ann,Bert', '--set', 'firstChooser=A'] as const
  const asked = await ann.fistful(...create)
  expect(asked).toMatchObject({ code: 1, out: expect.stringContaining('1 of 4 stars is out of reach of transports') })
  await ann.done(...create, '--yes')
  expect(await ann.done('stars')).toContain('0205  Bo    1  may be a homeworld. With rating 1')
  expect((await ann.fistful('home', '0205', '--side', 'A')).out).toContain('say --yes to begin there all the same')
  await ann.done('home', '0203', '--side', 'A')
  await ann.done('home', '3014', '--side', 'B', '--yes')
  const sheet = file('sheet.txt', 'BUILD 0203 S>A\nORDER A MOVE 3014\nDANCE\n')
  const handed = await ann.fistful('hand-in', sheet, '--side', 'A')
  expect(handed.code).toBe(1)
  expect(handed.out).toContain('line 3: ')
  expect(handed.out).toContain('not handed in: mend these lines, or say --yes')
  expect((await ann.fistful('hand-in', sheet, '--side', 'A', '--yes')).out).toContain(
    'Next: Bert (side B) writes orders',
  )
  await ann.done('hand-in', '--side', 'B')
  const { code, out } = await ann.fistful('resolve')
  expect(code).toBe(1)
  expect(out).toContain('A ORDER A MOVE 3014: ')
})
