import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parseMail, formatMail } from '#main/games/fistful/mail/fistful-mail.ts'
import type { MailPart } from '#main/games/fistful/mail/parts.ts'
import { type Dice, createSeededDice } from '#main/games/kit/dice.ts'
import { formatCanonicalJson } from '#main/games/kit/hash.ts'
import { reportGoal } from '../support/goal-table.ts'
import { runs } from '../support/soak.ts'
import { anyPart } from './fistful-arbitraries.ts'
import { DAMAGING_MAIL_CHANGES, HARMLESS_MAIL_CHANGES } from './mail-mutations.ts'

const MUTANTS = runs({ part: 1_000, whole: 10_000 })
const WORDS = 'Dear Bert; "well played" - see below.\n\nTURN REPORT 3\nThe Wasp & the Hornet\n'

const names = <Row>(table: Readonly<Record<string, Row>>): string[] => Object.keys(table)
const texts = (parts: readonly MailPart[]): string[] => parts.map((part) => formatCanonicalJson(part)).toSorted()
const pick = <Item>(items: readonly Item[], dice: Dice): Item => items[dice.die(items.length) - 1] as Item

const anyMail = fc.uniqueArray(anyPart, { minLength: 1, maxLength: 3, selector: formatCanonicalJson })
const mails = fc.sample(anyMail, { numRuns: runs({ part: 60, whole: 400 }), seed: 6 })
const written = mails.map((parts) => ({ text: formatMail(parts, WORDS), keys: texts(parts) }))

describe('mails as blocks of plain text', () => {
  it.each(names(HARMLESS_MAIL_CHANGES))('come through whole: %s', (name) => {
    const dice = createSeededDice(name)
    for (const parts of mails) {
      const text = HARMLESS_MAIL_CHANGES[name]?.(formatMail(parts, WORDS), dice) ?? ''
      expect(parseMail(text), text).toEqual({ parts, problems: [] })
    }
  })

  it('are healed of several harmless changes at once', () => {
    const dice = createSeededDice('several')
    for (const parts of mails) {
      let text = formatMail(parts, WORDS)
      const changes = names(HARMLESS_MAIL_CHANGES).filter((name) => name !== 'quoted-printable')
      for (let change = 0; change < 4; change += 1)
        text = HARMLESS_MAIL_CHANGES[pick(changes, dice)]?.(text, dice) ?? ''
      expect(texts(parseMail(text).parts), text).toEqual(texts(parts))
    }
  })

  it(`${MUTANTS.toLocaleString('en-GB')} damaged mails: each is healed or reported, none reads as another turn`, () => {
    const counts = { healed: 0, reported: 0 }
    for (let mutant = 0; mutant < MUTANTS; mutant += 1) {
      const dice = createSeededDice(`mutant ${mutant}`)
      const isGlued = dice.die(4) === 1
      const sent = [pick(written, dice), ...(isGlued ? [pick(written, dice)] : [])]
      const { text, how } = damaged(sent.map((mail) => mail.text).join('\n'), dice)
      const { parts, problems } = parseMail(text)
      const got = texts(parts)
      const about = `mutant ${mutant}: ${how}\n${text}`
      const isForeign = (part: string): boolean => !sent.some(({ keys }) => keys.includes(part))
      if (got.some(isForeign)) expect.fail(`It reads as another turn. ${about}`)
      if (problems.length > 0) {
        expect(problems.join(), about).toMatch(/Paste the whole mail/)
        counts.reported += 1
        continue
      }
      counts.healed += 1
      // Of mails glued together one may be gone without a trace, as if it had never been pasted; never a part of one.
      const whole = sent.filter(({ keys }) => keys.every((part) => got.includes(part)))
      expect(new Set(got), about).toEqual(new Set(whole.flatMap(({ keys }) => keys)))
      expect(whole.length, about).toBeGreaterThanOrEqual(1)
    }
    reportGoal({
      id: 'R9',
      goal: 'damaged mails: each healed or reported, none reads as another turn',
      measured: `${MUTANTS} mails: ${counts.healed} healed, ${counts.reported} reported; sheets stand under R8`,
      isMet: counts.healed + counts.reported === MUTANTS,
    })
    expect(counts.healed + counts.reported).toBe(MUTANTS)
    expect(counts.healed).toBeGreaterThan(MUTANTS / 10)
    expect(counts.reported).toBeGreaterThan(MUTANTS / 10)
  })

  it('reads several mails, in any order, and the same one twice as one', () => {
    const [a = [], b = []] = mails
    const [first, second] = [formatMail(a), formatMail(b)]
    expect(parseMail(`${second}\n> ${first}\n${second}`)).toEqual({ parts: [...b, ...a], problems: [] })
  })

  it('keeps lines short and free of signs that programs for mail change', () => {
    for (const parts of mails) {
      const text = formatMail(parts)
      expect(Math.max(...text.split('\n').map(({ length }) => length))).toBeLessThanOrEqual(60)
      expect(text).toMatch(/^[\n A-Z0-9;,=>]*$/)
    }
  })

  it('asks for the whole mail where there is nothing, a part, or far too much', () => {
    expect(parseMail('').problems).toEqual([expect.stringContaining('There is no turn in this text')])
    expect(parseMail('x'.repeat(3_000_000)).problems).toEqual([expect.stringContaining('too long')])
    const mail = formatMail(
      [pick(mails, createSeededDice('a')).slice(0, 1), pick(mails, createSeededDice('b')).slice(0, 1)].flat(),
    )
    expect(parseMail(mail.slice(0, mail.lastIndexOf('BEGIN'))).problems).toEqual([
      expect.stringMatching(/^1 of 2 blocks of the mail of turn \d+ is missing/),
    ])
  })

  it('never throws, whatever is pasted', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        expect(parseMail(`BEGIN FISTFUL ${text} END FISTFUL`).parts).toEqual([])
      }),
      { seed: 3, numRuns: runs({ part: 200, whole: 1000 }) },
    )
  })
})

/** One to three changes, at least one of them damage. */
function damaged(text: string, dice: Dice): { text: string; how: string } {
  const how = Array.from({ length: dice.die(3) - 1 }, () => pick(names(HARMLESS_MAIL_CHANGES), dice))
  how.splice(dice.die(how.length + 1) - 1, 0, pick(names(DAMAGING_MAIL_CHANGES), dice))
  const changed = how.reduce(
    (so, name) => (HARMLESS_MAIL_CHANGES[name] ?? DAMAGING_MAIL_CHANGES[name])?.(so, dice) ?? so,
    text,
  )
  return { text: changed, how: how.join(', ') }
}
