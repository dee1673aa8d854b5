import { describe, expect, it } from 'vitest'
import { isSignatureValid } from '#main/services/kit/signatures.ts'
import type { ArchiveStepBody } from '#shared/games/fistful/archive-step.ts'
import { playArchive, testNonce } from '#tests/support/fistful-archives.ts'
import { type BodyOf, chainSteps, forgeArchive, hasDice, findStepIndex } from '#tests/support/fistful-forging.ts'
import { formatArchive } from './archive.ts'
import { computeOrdersSeal } from './seal.ts'
import { verifyArchive } from './verify.ts'

const TURNS = 12
const sealed = playArchive({ seed: 'sealed', mode: 'sealed', turns: TURNS })
const mailed = playArchive({ seed: 'mailed', mode: 'mail', turns: TURNS })
const typed = playArchive({ seed: 'typed', mode: 'table', areDiceTyped: true, turns: TURNS })

const hasMoves = ({ orders }: BodyOf<'reveal'>): boolean => orders.fleetOrders.some(({ order }) => order === 'move')

describe('a step that was changed and all hashes after it made to fit', () => {
  it('orders: they are not what was sealed', () => {
    const at = findStepIndex(sealed, 'reveal', hasMoves)
    const text = forgeArchive<'reveal'>(sealed, at, (body) => ({
      ...body,
      orders: { ...body.orders, fleetOrders: [] },
    }))
    expect(verifyArchive(text, isSignatureValid)).toMatchObject({ ok: false, step: at + 1, kind: 'reveal' })
  })

  it('nonce: it is not what was sealed', () => {
    const at = findStepIndex(sealed, 'reveal')
    const text = forgeArchive<'reveal'>(sealed, at, (body) => ({ ...body, nonce: testNonce('luckier') }))
    expect(verifyArchive(text, isSignatureValid)).toMatchObject({ ok: false, step: at + 1, kind: 'reveal' })
  })

  it('seal: the reveal does not fit it', () => {
    const at = findStepIndex(sealed, 'seal')
    const text = forgeArchive<'seal'>(sealed, at, (body) => ({ ...body, hash: testNonce('another') }))
    expect(verifyArchive(text, isSignatureValid)).toMatchObject({ ok: false, kind: 'reveal', turn: 1 })
  })

  it('seal, nonce and seal again: the dice are others', () => {
    const played = sealed[findStepIndex(sealed, 'turn', hasDice)]?.body
    if (played?.kind !== 'turn') throw new Error('No turn with dice was played')
    const { turn } = played
    const nonce = testNonce('luckier')
    const bodies = sealed.map(({ body }) => {
      if (!('side' in body) || body.side !== 'A' || body.turn !== turn) return body
      const reveal = sealed[findStepIndex(sealed, 'reveal', (row) => row.turn === turn && row.side === 'A')]
        ?.body as BodyOf<'reveal'>
      if (body.kind === 'reveal') return { ...body, nonce }
      return {
        ...body,
        hash: computeOrdersSeal({ game: 'TESTGAME', turn, side: 'A', orders: reveal.orders, nonce }),
      } as BodyOf<'seal'>
    })
    expect(verifyArchive(chainSteps(bodies), isSignatureValid)).toMatchObject({
      ok: false,
      kind: 'turn',
      turn,
      why: expect.stringContaining('seed'),
    })
  })

  it('a resignation: of another turn, or followed by more', () => {
    const bodies = mailed.map(({ body }) => body)
    const resigned = (turn: number): ArchiveStepBody => ({ kind: 'resign', turn, side: 'A', why: 'resigned' })
    const at = findStepIndex(mailed, 'turn', ({ turn }) => turn === TURNS)
    expect(verifyArchive(chainSteps([...bodies, resigned(TURNS + 1)]), isSignatureValid)).toMatchObject({
      ok: true,
      says: expect.stringContaining('Player A gave up'),
    })
    expect(verifyArchive(chainSteps([...bodies, resigned(TURNS)]), isSignatureValid)).toMatchObject({
      step: at + 2,
      kind: 'resign',
    })
    const early = [...bodies.slice(0, at), resigned(TURNS), ...bodies.slice(at)]
    expect(verifyArchive(chainSteps(early), isSignatureValid)).toMatchObject({
      ok: false,
      step: at + 2,
      why: expect.stringContaining('over'),
    })
  })

  it.each([
    ['sealed', sealed],
    ['by mail', mailed],
    ['thrown by hand', typed],
  ] as const)('a die: %s', (_, steps) => {
    const at = findStepIndex(steps, 'turn', hasDice)
    const text = forgeArchive<'turn'>(steps, at, (body) => ({
      ...body,
      dice: body.dice.with(0, ((body.dice[0] ?? 0) % 6) + 1),
    }))
    expect(verifyArchive(text, isSignatureValid)).toMatchObject({ ok: false, step: at + 1, kind: 'turn' })
  })

  it('a die too few, a die too many', () => {
    for (const steps of [mailed, typed]) {
      const at = findStepIndex(steps, 'turn', hasDice)
      const more = forgeArchive<'turn'>(steps, at, (body) => ({ ...body, dice: [...body.dice, 1] }))
      expect(verifyArchive(more, isSignatureValid)).toMatchObject({
        ok: false,
        step: at + 1,
        why: expect.stringContaining('dice are recorded'),
      })
      const fewer = forgeArchive<'turn'>(steps, at, (body) => ({ ...body, dice: body.dice.slice(0, -1) }))
      expect(verifyArchive(fewer, isSignatureValid)).toMatchObject({ ok: false, step: at + 1 })
    }
  })

  it('the resolver’s report, by one sign', () => {
    for (const steps of [sealed, mailed]) {
      const at = findStepIndex(steps, 'turn', hasDice)
      const text = forgeArchive<'turn'>(steps, at, (body) => {
        const written = JSON.stringify(body.report).replace(/"isLead":true/, '"isLead":false')
        return { ...body, report: JSON.parse(written) as typeof body.report }
      })
      expect(verifyArchive(text, isSignatureValid)).toMatchObject({
        ok: false,
        step: at + 1,
        why: expect.stringContaining('report'),
      })
    }
  })

  it('the state’s hash, the seed, the orders, the resolver', () => {
    const at = findStepIndex(mailed, 'turn', hasDice)
    const changes: ((body: BodyOf<'turn'>) => BodyOf<'turn'>)[] = [
      (body) => ({ ...body, stateHash: testNonce('state') }),
      (body) => ({ ...body, seed: testNonce('luckier') }),
      (body) => ({ ...body, seed: null }),
      (body) => ({ ...body, orders: { ...body.orders, A: body.orders.B } }),
      (body) => ({ ...body, resolver: body.resolver === 'A' ? 'B' : 'A' }),
      (body) => ({ ...body, turn: body.turn + 1 }),
    ]
    for (const change of changes)
      expect(verifyArchive(forgeArchive(mailed, at, change), isSignatureValid)).toMatchObject({
        ok: false,
        step: at + 1,
        kind: 'turn',
      })
    const inSealed = findStepIndex(
      sealed,
      'turn',
      ({ orders }) => JSON.stringify(orders.A) !== JSON.stringify(orders.B),
    )
    const swapped = forgeArchive<'turn'>(sealed, inSealed, (body) => ({
      ...body,
      orders: { A: body.orders.B, B: body.orders.A },
    }))
    expect(verifyArchive(swapped, isSignatureValid)).toMatchObject({
      step: inSealed + 1,
      why: expect.stringContaining('sealed and shown'),
    })
  })

  it('a report without bottom does not bring the checker down', () => {
    const at = findStepIndex(mailed, 'turn')
    const lines = formatArchive(mailed).split('\n')
    const deep = lines[at]?.replace(/"report":\{/, `"report":{"a":${'['.repeat(50_000)}${']'.repeat(50_000)},`)
    expect(verifyArchive(lines.with(at, deep ?? '').join('\n'), isSignatureValid)).toMatchObject({
      ok: false,
      step: at + 1,
    })
  })

  it.each([
    ['dropped', (bodies: ArchiveStepBody[], at: number) => bodies.toSpliced(at, 1)],
    ['doubled', (bodies: ArchiveStepBody[], at: number) => bodies.toSpliced(at, 0, bodies[at] as ArchiveStepBody)],
    [
      'swapped with the next',
      (bodies: ArchiveStepBody[], at: number) =>
        bodies.with(at, bodies[at + 1] as ArchiveStepBody).with(at + 1, bodies[at] as ArchiveStepBody),
    ],
  ])('a whole step, %s', (_, change) => {
    const bodies = sealed.map(({ body }) => body)
    for (let at = 0; at < 21; at += 1)
      expect(verifyArchive(chainSteps(change(bodies, at)), isSignatureValid).ok, `step ${at + 1}`).toBe(false)
  })

  it('the start: another map, other settings, an illegal homeworld, a star beside the board', () => {
    const changes: ((body: BodyOf<'start'>) => BodyOf<'start'>)[] = [
      ({ start, ...body }) => ({ ...body, start: { ...start, settings: { ...start.settings, siegeTurns: 3 } } }),
      ({ start, ...body }) => ({
        ...body,
        start: { ...start, homeworlds: { ...start.homeworlds, B: start.homeworlds.A } },
      }),
      ({ start, ...body }) => ({ ...body, start: { ...start, homeworlds: { ...start.homeworlds, A: null } } }),
      ({ start, ...body }) => ({ ...body, start: { ...start, areDiceTyped: true } }),
      ({ start, ...body }) => ({ ...body, start: { ...start, game: 'OTHERGAME' } }),
      ({ start, ...body }) => ({
        ...body,
        start: { ...start, map: { ...start.map, stars: { ...start.map.stars, '9999': { name: 'Far', rating: 1 } } } },
      }),
    ]
    for (const change of changes)
      expect(verifyArchive(forgeArchive(sealed, 0, change), isSignatureValid).ok).toBe(false)
  })

  it('a nonce that serves twice: its dice could have been foreseen (S2)', () => {
    const first = sealed[findStepIndex(sealed, 'reveal', ({ side }) => side === 'B')]?.body as BodyOf<'reveal'>
    const used = { game: 'TESTGAME', turn: 2, side: 'B', orders: first.orders, nonce: first.nonce } as const
    const turnOneAndSeal = sealed.slice(0, 7).map(({ body }) => body)
    const text = chainSteps([
      ...turnOneAndSeal,
      { kind: 'seal', turn: 2, side: 'B', hash: computeOrdersSeal(used) },
      { kind: 'reveal', turn: 2, side: 'B', orders: used.orders, nonce: used.nonce },
    ])
    expect(verifyArchive(text, isSignatureValid)).toMatchObject({
      ok: false,
      kind: 'reveal',
      turn: 2,
      why: expect.stringContaining('nonce'),
    })
  })
})

describe('what no archive can prove by itself', () => {
  it('a game that stops earlier, and one that was invented from the first word to the last, hold: the last hash differs', () => {
    const earlier = verifyArchive(formatArchive(sealed.slice(0, 6)), isSignatureValid)
    const invented = verifyArchive(
      formatArchive(playArchive({ seed: 'invented', mode: 'sealed', turns: TURNS })),
      isSignatureValid,
    )
    expect(earlier.ok && invented.ok && earlier.head !== invented.head).toBe(true)
  })
})
