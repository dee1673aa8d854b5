import { expect, test } from 'vitest'
import { FormatError } from '#main/cluster/formats/chart-file.ts'
import { createExcerpt } from '#main/journal/excerpt.ts'
import { convertFileLinksToJournal } from '#main/journal/file-links.ts'
import { parseNote } from '#main/journal/note-file.ts'
import { removeSecrets, listUnmatchedPlayerNames } from '#main/journal/read-access.ts'
import { replaceWholeLinks } from '#main/journal/wiki-links.ts'
import { parsePassages, listReaderNames, renameReaders } from '#shared/kit/passages.ts'
import { fileOf, readAll } from '#tests/support/chart-files.ts'
import { isRunTimeLinear } from '#tests/support/is-run-time-linear.ts'
import { MAP_SAMPLES } from '#tests/support/map-samples.ts'
import { runs } from '#tests/support/soak.ts'

/** What texts are made of that were written to keep a reader busy. */
const PIECES = [
  ':::for A\nx\n', ':::for A,B\n', ':::secret\n', ':::\n', '> [!secret]\n', '```\n', '- [ ] ', '> ', ':', '::: ', '\u200b',
  ' ', '\t', 'a ', '\n', '\r', ' \n', '_', '*', '`', '#', '-', '.', '|', '[', '[[', ']]', '![', '[[a|', '[a](', '](', '<!--', '%%',
  '%%a', '<', '<a ', '"', "'", '--- ', '---\n', 'a: ', 'a:\n', '# ', '1. ', '1', '=', '+', '/', '\\', ',', ';', '0101 ', '0101\t',
] // oxfmt-ignore

const player = { id: 'mira', name: 'Mira' }
const READERS: Readonly<Record<string, (text: string) => unknown>> = {
  passages: parsePassages,
  'names of readers': (text) => listUnmatchedPlayerNames(listReaderNames(text), [player]),
  'renamed readers': (text) => renameReaders(text, () => 'B'),
  'what a player reads': (text) => removeSecrets(`a${text}x`, 'mira', [player]),
  excerpts: (text) => createExcerpt(text),
  links: (text) => replaceWholeLinks(text, () => 'a'),
  'links of files': (text) =>
    convertFileLinksToJournal(text, { page: () => null, picture: () => null, lost: () => {}, isOurs: false }),
  notes: (text) => parseNote(`---\ntitle: a${text}b\n---\n${text}`, () => {}),
}

const pieceOf = (piece: string): string => JSON.stringify(piece)

test.each(Object.entries(READERS))('Time grows with the length of a text, not with its square: %s', (_name, read) => {
  const slow = PIECES.filter((piece) => !isRunTimeLinear((times) => read(piece.repeat(times)), 5000))
  expect(slow.map(pieceOf)).toEqual([])
})

/** Reads a map that was tampered with, as far as it can be read. */
function tryMap(name: string, text: string): void {
  try {
    readAll(fileOf(name, text))
  } catch (error) {
    if (!(error instanceof FormatError)) throw error
  }
}

/** In maps every third piece is tried in every run, in the soak all of them. */
const MAP_PIECES = PIECES.filter((_piece, at) => at % runs({ part: 3, whole: 1 }) === 0)

test.each(MAP_SAMPLES)('The same for maps: %s', ({ format, text }) => {
  const places = runs({ part: 1, whole: 20 })
  const slow = MAP_PIECES.flatMap((piece, index) =>
    Array.from({ length: places }, (_, count) => {
      const at = Math.floor((text.length * (((index + 1) * 7919 + count * 104_729) % 1009)) / 1009)
      const pumped = (times: number): string => text.slice(0, at) + piece.repeat(times) + text.slice(at)
      return isRunTimeLinear((times) => tryMap(`map.${format}`, pumped(times)), 2500)
        ? []
        : `${pieceOf(piece)} at ${at}`
    }).flat(),
  )
  expect(slow).toEqual([])
})
