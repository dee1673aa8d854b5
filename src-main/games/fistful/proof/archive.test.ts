import { describe, expect, it } from 'vitest'
import { isSignatureValid } from '#main/services/kit/signatures.ts'
import { playArchive } from '#tests/support/fistful-archives.ts'
import { hasDice, findStepIndex, editArchiveLines } from '#tests/support/fistful-forging.ts'
import { appendArchiveStep, parseArchive, formatArchive } from './archive.ts'
import { verifyArchive } from './verify.ts'

const TURNS = 12
const sealed = playArchive({ seed: 'sealed', mode: 'sealed', turns: TURNS })
const mailed = playArchive({ seed: 'mailed', mode: 'mail', turns: TURNS })
const typed = playArchive({ seed: 'typed', mode: 'table', areDiceTyped: true, turns: TURNS })

describe('an archive', () => {
  it.each([
    ['sealed', sealed, 'sealed', 'one person alone could have invented all of it'],
    ['by mail', mailed, 'seeds', 'proves less'],
    ['with dice thrown by hand', typed, 'typed', 'nothing proves them'],
  ] as const)('of a game %s holds', (_, steps, dice, says) => {
    const verdict = verifyArchive(formatArchive(steps), isSignatureValid)
    expect(verdict).toMatchObject({ ok: true, turns: TURNS, dice, head: steps.at(-1)?.hash })
    if (!verdict.ok) return
    expect(verdict.rolls).toBeGreaterThan(0)
    expect(verdict.says).toContain(says)
  })

  it('comes back from its text, whatever the line ends', () => {
    const text = formatArchive(sealed)
    expect(parseArchive(text)).toMatchObject({ steps: sealed, fault: null })
    expect(verifyArchive(text.replaceAll('\n', '\r\n'), isSignatureValid).ok).toBe(true)
    expect(verifyArchive(text.trimEnd(), isSignatureValid).ok).toBe(true)
  })

  it('may end with somebody who gives up, or is not heard of any more, and nothing comes after it', () => {
    for (const why of ['resigned', 'forfeit'] as const) {
      const over = appendArchiveStep(sealed, { kind: 'resign', turn: TURNS + 1, side: 'A', why })
      expect(verifyArchive(formatArchive(over), isSignatureValid).ok).toBe(true)
      const more = appendArchiveStep(over, { kind: 'resign', turn: TURNS + 1, side: 'B', why })
      expect(verifyArchive(formatArchive(more), isSignatureValid)).toMatchObject({
        ok: false,
        step: more.length,
        why: 'The game was over before this step.',
      })
    }
  })

  it.each(['', '\n', '{}', 'Dear Bert', '[1]', '{"end":{"head":"","steps":0}}', `{"body":${'['.repeat(200_000)}`])(
    'is refused when it is %.20s',
    (text) => {
      expect(verifyArchive(text, isSignatureValid)).toMatchObject({ ok: false, step: 1 })
    },
  )
})

describe('a line of an archive that was', () => {
  it('changed by a sign is named', () => {
    const at = findStepIndex(sealed, 'turn', hasDice)
    const text = editArchiveLines(sealed, (lines) =>
      lines.with(at, lines[at]?.replace(/"dice":\[(\d)/, (_, face) => `"dice":[${(Number(face) % 6) + 1}`) ?? ''),
    )
    expect(verifyArchive(text, isSignatureValid)).toMatchObject({ ok: false, step: at + 1, kind: 'turn' })
  })

  it.each([1, 7, sealed.length - 1])('dropped is named: line %i', (at) => {
    const text = editArchiveLines(sealed, (lines) => lines.toSpliced(at, 1))
    expect(verifyArchive(text, isSignatureValid)).toMatchObject({
      ok: false,
      step: at + 1,
      why: expect.stringContaining('missing'),
    })
  })

  it.each([0, 7, sealed.length - 1])('doubled is named: line %i', (at) => {
    const text = editArchiveLines(sealed, (lines) => lines.toSpliced(at, 0, lines[at] ?? ''))
    expect(verifyArchive(text, isSignatureValid)).toMatchObject({
      ok: false,
      step: at + 2,
      why: `Step ${at + 1} stands here again.`,
    })
  })

  it.each([0, 7, 30])('swapped with the next is named: line %i', (at) => {
    const text = editArchiveLines(sealed, (lines) => lines.with(at, lines[at + 1] ?? '').with(at + 1, lines[at] ?? ''))
    expect(verifyArchive(text, isSignatureValid)).toMatchObject({ ok: false, step: at + 1 })
  })

  it('the last one is missed, and so is any tail', () => {
    const text = editArchiveLines(sealed, (lines) => lines.slice(0, -1))
    expect(verifyArchive(text, isSignatureValid)).toMatchObject({
      ok: false,
      why: expect.stringContaining('closing line is missing'),
    })
    const tail = editArchiveLines(sealed, (lines) => [...lines.slice(0, -6), ...lines.slice(-1)])
    expect(verifyArchive(tail, isSignatureValid)).toMatchObject({
      ok: false,
      step: sealed.length - 4,
      why: expect.stringContaining('missing at the end'),
    })
  })

  it('written otherwise is named, though it says the same', () => {
    const at = findStepIndex(sealed, 'turn')
    const spaced = editArchiveLines(sealed, (lines) =>
      lines.with(at, lines[at]?.replace(',"dice":', ', "dice":') ?? ''),
    )
    expect(verifyArchive(spaced, isSignatureValid)).toMatchObject({ ok: false, step: at + 1 })
  })
})
