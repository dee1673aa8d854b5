import type { Dice } from '#main/games/kit/dice.ts'

/** Changes made to a mail by programs and people in transit; every block must survive them. */
export const HARMLESS_MAIL_CHANGES: Readonly<Record<string, (text: string, dice: Dice) => string>> = {
  quoted: (text) => eachLine(text, (line) => `> ${line}`),
  'quoted tightly': (text) => eachLine(text, (line) => `>${line}`),
  'quoted twice': (text) => eachLine(text, (line) => `> > ${line}`),
  'quoted with a bar': (text) => eachLine(text, (line) => `| ${line}`),
  're-wrapped at 60 columns': (text) => rewrap(text, 60),
  're-wrapped narrowly': (text, dice) => rewrap(text, 8 + dice.die(40)),
  'quoted, then re-wrapped': (text) =>
    eachLine(
      rewrap(
        eachLine(text, (line) => `> ${line}`),
        60,
      ),
      (line) => `> ${line}`,
    ),
  'all on one line': (text) => text.replaceAll('\n', ' '),
  'broken at random spaces': (text, dice) => text.replaceAll(' ', () => (dice.die(3) === 1 ? '\n' : ' ')),
  'broken inside words': (text, dice) => Array.from(text, (sign) => (dice.die(30) === 1 ? `${sign}\n` : sign)).join(''),
  'carriage returns': (text) => text.replaceAll('\n', '\r\n'),
  'blank lines between': (text) => text.replaceAll('\n', '\n\n'),
  'trailing spaces': (text) => eachLine(text, (line) => `${line}  `),
  'space-stuffed': (text) => eachLine(text, (line) => ` ${line}`),
  'non-breaking spaces': (text) => text.replaceAll(' ', '\u00a0'),
  'zero-width spaces': (text, dice) => text.replaceAll(' ', () => (dice.die(2) === 1 ? ' \u200b' : ' ')),
  'typographic signs': (text) => text.replaceAll('-', '–').replaceAll("'", '’').replaceAll('"', '”'),
  'small letters': (text) => text.toLowerCase(),
  'a signature and a header': (text) =>
    `On Monday, Bert "The Admiral" wrote:\n${text}\n-- \nAda; Lovelace St 4, LAND A;\nbegin now, end soon`,
  'quoted-printable': (text) =>
    eachLine(text.replaceAll('=', '=3D'), (line) =>
      line.length > 30 ? `${line.slice(0, 30)}=\r\n${line.slice(30)}` : line,
    ),
}

/** Damage to a character, a line or the whole. */
export const DAMAGING_MAIL_CHANGES: Readonly<Record<string, (text: string, dice: Dice) => string>> = {
  'sign changed': (text, dice) => splice(text, dice, 1, () => anySign(dice)),
  'sign dropped': (text, dice) => splice(text, dice, 1, () => ''),
  'sign doubled': (text, dice) => splice(text, dice, 1, (signs) => signs + signs),
  'sign added': (text, dice) => splice(text, dice, 0, () => anySign(dice)),
  'signs swapped': (text, dice) => splice(text, dice, 2, (signs) => signs.slice(1) + signs.slice(0, 1)),
  'run of signs lost': (text, dice) => splice(text, dice, dice.die(80), () => ''),
  'line lost': (text, dice) => lines(text, dice, () => []),
  'line doubled': (text, dice) => lines(text, dice, (line) => [line, line]),
  'lines swapped': swapLines,
  'end cut off': (text, dice) => text.slice(0, dice.die(text.length) - 1),
  'beginning cut off': (text, dice) => text.slice(dice.die(text.length)),
}

const SIGNS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789;,.>= \n#-äЖ'

function anySign(dice: Dice): string {
  return SIGNS.charAt(dice.die(SIGNS.length) - 1)
}

function splice(text: string, dice: Dice, length: number, change: (signs: string) => string): string {
  if (text === '') return text
  const at = dice.die(text.length) - 1
  return text.slice(0, at) + change(text.slice(at, at + length)) + text.slice(at + length)
}

function eachLine(text: string, change: (line: string) => string): string {
  return text.split('\n').map(change).join('\n')
}

function lines(text: string, dice: Dice, change: (line: string) => string[]): string {
  const all = text.split('\n')
  const at = dice.die(all.length) - 1
  return all.flatMap((line, index) => (index === at ? change(line) : [line])).join('\n')
}

function swapLines(text: string, dice: Dice): string {
  const all = text.split('\n')
  const [a, b] = [dice.die(all.length) - 1, dice.die(all.length) - 1]
  return all.map((line, at) => (at === a ? all[b] : at === b ? all[a] : line)).join('\n')
}

/** Rewraps paragraphs to a width, as mail programs do. */
function rewrap(text: string, columns: number): string {
  const paragraphs = text.split(/\n{2,}/).map((paragraph) => {
    const filled = ['']
    for (const word of paragraph.split(/\s+/).filter(Boolean)) {
      const last = filled.at(-1) ?? ''
      if (last && last.length + 1 + word.length > columns) filled.push(word)
      else filled[filled.length - 1] = last ? `${last} ${word}` : word
    }
    return filled.join('\n')
  })
  return paragraphs.join('\n\n')
}
