import { describe, expect, it } from 'vitest'
import { NO_ORDERS, type Orders, type Side } from '#shared/games/fistful/model.ts'
import { testNonce } from '#tests/support/fistful-archives.ts'
import { beginProtocol, endProtocol, receiveMail, turnResolved } from '#tests/support/fistful-protocol.ts'
import { parseMail, formatMail } from '../mail/fistful-mail.ts'
import { listSealAndRevealSteps } from './archive.ts'
import { type ProtocolStepResult, sealOrders } from './protocol-steps.ts'
import { getNextProtocolStep, type SealProtocol, findResolvableTurn, getTurnSealsAndReveals } from './protocol.ts'
import { computeOrdersSeal } from './seal.ts'

const GAME = 'TESTGAME'
const move = (to: string): Orders => ({ ...NO_ORDERS, fleetOrders: [{ fleet: 'A', order: 'move', to }] })
const nonce = (side: Side, turn: number): string => testNonce(`${side} ${turn}`)

function taken(step: ProtocolStepResult): SealProtocol {
  if (!step.ok) throw new Error(step.why)
  return step.protocol
}

/** A side binds itself to a move. */
function seal(protocol: SealProtocol, to: string): SealProtocol {
  const { side, resolved } = protocol
  return taken(sealOrders(protocol, { orders: move(to), nonce: nonce(side, resolved + 1) }))
}

/** What one side sends now, read by the other, by way of a mail's text. */
function send(from: SealProtocol, to: SealProtocol): SealProtocol {
  const { parts, problems } = parseMail(formatMail(getNextProtocolStep(from).send))
  expect(problems).toEqual([])
  const { protocol, steps } = receiveMail(to, parts)
  expect(steps.filter(({ ok }) => !ok)).toEqual([])
  return protocol
}

/** A game up to where both have sealed turn 1 and A knows everything. */
function firstTurn() {
  let [a, b] = [beginProtocol(GAME, 'A'), beginProtocol(GAME, 'B')]
  a = seal(a, '0101')
  const b1 = send(a, b)
  b = seal(b1, '0202')
  const a1 = send(b, a)
  return { a0: a, b0: b, a1, b1 }
}

const faultOf = ({ steps }: { steps: readonly ProtocolStepResult[] }): string[] =>
  steps.map((step) => (step.ok ? (step.isNew ? 'new' : 'known') : step.fault))

describe('sealed orders by mail, one mail for each player and turn (FIST-TURN-3)', () => {
  it('gives both the same orders and the same seed, turn after turn', () => {
    let [a, b] = [beginProtocol(GAME, 'A'), beginProtocol(GAME, 'B')]
    const kinds: string[][] = []
    for (let turn = 1; turn <= 4; turn += 1) {
      expect(getNextProtocolStep(a).do).toBe('seal-orders')
      a = seal(a, `010${turn}`)
      expect(getNextProtocolStep(a).do).toBe('wait-for-seal')
      expect(getNextProtocolStep(b).do).toBe(turn === 1 ? 'wait-for-seal' : 'wait-for-reveal')
      kinds.push(getNextProtocolStep(a).send.map((part) => `${part.side} ${part.kind} ${part.turn}`))
      b = send(a, b)
      if (turn > 1) {
        expect(getNextProtocolStep(b).do).toBe('resolve')
        expect(findResolvableTurn(b)?.orders).toEqual({ A: move(`010${turn - 1}`), B: move(`020${turn - 1}`) })
        b = turnResolved(b, false)
      }
      expect(getNextProtocolStep(b)).toEqual({ do: 'seal-orders', turn, send: [] })
      b = seal(b, `020${turn}`)
      kinds.push(getNextProtocolStep(b).send.map((part) => `${part.side} ${part.kind} ${part.turn}`))
      a = send(b, a)
      expect(getNextProtocolStep(a)).toEqual({ do: 'resolve', turn, send: [] })
      expect(findResolvableTurn(b)).toBe(null)
      a = turnResolved(a, turn === 4)
    }
    expect(kinds).toEqual([
      ['A seal 1'],
      ['B seal 1', 'B reveal 1'],
      ['A reveal 1', 'A seal 2'],
      ['B seal 2', 'B reveal 2'],
      ['A reveal 2', 'A seal 3'],
      ['B seal 3', 'B reveal 3'],
      ['A reveal 3', 'A seal 4'],
      ['B seal 4', 'B reveal 4'],
    ])
    expect(getNextProtocolStep(a)).toMatchObject({ do: 'nothing', send: [{ kind: 'reveal', turn: 4 }] })
    b = send(a, b)
    expect(findResolvableTurn(b)).toEqual({
      turn: 4,
      orders: { A: move('0104'), B: move('0204') },
      seed: expect.any(String),
    })
    expect([1, 2, 3, 4].map((turn) => listSealAndRevealSteps(turn, getTurnSealsAndReveals(a, turn)))).toEqual(
      [1, 2, 3, 4].map((turn) => listSealAndRevealSteps(turn, getTurnSealsAndReveals(b, turn))),
    )
  })

  it('never lets a side’s orders out before the other side is bound', () => {
    const a = seal(beginProtocol(GAME, 'A'), '0101')
    expect(JSON.stringify(getNextProtocolStep(a).send)).not.toContain('0101')
    const b = seal(beginProtocol(GAME, 'B'), '0202')
    expect(getNextProtocolStep(b)).toEqual({ do: 'wait-for-seal', turn: 1, send: [] })
  })

  it('takes the same mail again without harm, in any order of its parts', () => {
    const { a1, b0, b1, a0 } = firstTurn()
    const again = getNextProtocolStep(b0).send
    expect(faultOf(receiveMail(a1, again))).toEqual(['known', 'known'])
    expect(receiveMail(a1, again).protocol).toEqual(a1)
    expect(receiveMail(a0, again.toReversed()).protocol).toEqual(a1)
    expect(faultOf(receiveMail(b1, getNextProtocolStep(a0).send))).toEqual(['known'])
  })

  it('takes its own mail, quoted in an answer, without harm', () => {
    const { a1, a0 } = firstTurn()
    expect(faultOf(receiveMail(a1, getNextProtocolStep(a0).send))).toEqual(['known'])
  })

  it('refuses a second seal or reveal for the same turn', () => {
    const { a0, a1, b1 } = firstTurn()
    const otherProtocol = seal(b1, '0303')
    expect(faultOf(receiveMail(a1, getNextProtocolStep(otherProtocol).send))).toEqual(['equivocation', 'equivocation'])
    const sealOnly = receiveMail(a0, getNextProtocolStep(otherProtocol).send.slice(0, 1)).protocol
    expect(faultOf(receiveMail(sealOnly, getNextProtocolStep(seal(b1, '0202')).send))).toEqual([
      'equivocation',
      'mismatch',
    ])
  })

  it('refuses orders that were not sealed, orders without a seal, and orders before one’s own are sealed', () => {
    const { a0, b0 } = firstTurn()
    const [sealPart, reveal] = getNextProtocolStep(b0).send
    if (sealPart?.kind !== 'seal' || reveal?.kind !== 'reveal') throw new Error('B sends seal and reveal')
    expect(faultOf(receiveMail(a0, [sealPart, { ...reveal, orders: move('0303') }]))).toEqual(['new', 'mismatch'])
    expect(faultOf(receiveMail(a0, [sealPart, { ...reveal, nonce: testNonce('other') }]))).toEqual(['new', 'mismatch'])
    expect(faultOf(receiveMail(a0, [sealPart, { ...reveal, nonce: 'short' }]))).toEqual(['new', 'mismatch'])
    expect(faultOf(receiveMail(a0, [reveal]))).toEqual(['no-seal'])
    expect(faultOf(receiveMail(beginProtocol(GAME, 'A'), [sealPart, reveal]))).toEqual(['new', 'too-early'])
  })

  it('refuses an old turn with other contents, and never resolves one twice (S2)', () => {
    const { a1, b1 } = firstTurn()
    const a = turnResolved(a1, false)
    expect(faultOf(receiveMail(a, getNextProtocolStep(seal(b1, '0303')).send))).toEqual(['replay', 'replay'])
    expect(faultOf(receiveMail(a, getNextProtocolStep(seal(b1, '0202')).send))).toEqual(['known', 'known'])
    expect(findResolvableTurn(a)).toBe(null)
    expect(() => turnResolved(a, false)).toThrow('Turn 2 cannot be resolved yet')
  })

  it('refuses another game, forged own mails, mails from the future, and anything after the end', () => {
    const { a1, b0, a0 } = firstTurn()
    const [sealPart, reveal] = getNextProtocolStep(b0).send
    if (!sealPart || !reveal) throw new Error('B sends seal and reveal')
    expect(faultOf(receiveMail(a0, [{ ...sealPart, game: 'OTHERGAME' }]))).toEqual(['other-game'])
    expect(faultOf(receiveMail(b0, [{ ...sealPart, hash: testNonce('forged') } as typeof sealPart]))).toEqual([
      'own-side',
    ])
    expect(
      faultOf(
        receiveMail(a1, [
          { ...sealPart, turn: 3 },
          { ...reveal, turn: 3 },
        ]),
      ),
    ).toEqual(['too-early', 'too-early'])
    const over = endProtocol(a1)
    expect(faultOf(receiveMail(over, [{ ...sealPart, turn: 2 }]))).toEqual(['over'])
    expect(sealOrders(over, { orders: NO_ORDERS, nonce: nonce('A', 9) })).toMatchObject({ ok: false, fault: 'over' })
  })

  it('cannot be ground: once sealed, orders and nonce stand (S2)', () => {
    const a = seal(beginProtocol(GAME, 'A'), '0101')
    expect(sealOrders(a, { orders: move('0101'), nonce: nonce('A', 1) })).toEqual({
      ok: true,
      protocol: a,
      isNew: false,
    })
    expect(sealOrders(a, { orders: move('0101'), nonce: nonce('A', 2) })).toMatchObject({ ok: false, fault: 'bound' })
    expect(sealOrders(a, { orders: move('0102'), nonce: nonce('A', 1) })).toMatchObject({ ok: false, fault: 'bound' })
  })

  it('refuses a nonce that served before, on either side (S2)', () => {
    const { a1, b1, b0 } = firstTurn()
    const a = turnResolved(a1, false)
    expect(sealOrders(a, { orders: NO_ORDERS, nonce: nonce('A', 1) })).toMatchObject({ ok: false, fault: 'nonce-used' })
    const sealed = seal(a, '0105')
    const used = { game: GAME, turn: 2, side: 'B', orders: move('0205'), nonce: nonce('B', 1) } as const
    const mail = [
      { kind: 'seal', game: GAME, turn: 2, side: 'B', hash: computeOrdersSeal(used) },
      { kind: 'reveal', ...used },
    ] as const
    expect(faultOf(receiveMail(sealed, mail))).toEqual(['new', 'nonce-used'])
    expect(b1.turns).toHaveLength(1)
    expect(b0.resolved).toBe(0)
  })

  it('goes on from JSON: nothing else is kept, so opening a file again changes no die (S2)', () => {
    const { a1 } = firstTurn()
    const reopened = JSON.parse(JSON.stringify(a1)) as SealProtocol
    expect(findResolvableTurn(reopened)).toEqual(findResolvableTurn(a1))
    expect(findResolvableTurn(reopened)?.seed).toBe(findResolvableTurn(a1)?.seed)
  })

  it('throws when the caller gives no nonce worth the name', () => {
    expect(() => sealOrders(beginProtocol(GAME, 'A'), { orders: NO_ORDERS, nonce: '' })).toThrow(
      '64 hexadecimal digits',
    )
  })
})
