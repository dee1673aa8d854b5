import { expect, test } from 'vitest'
import { parseChangelog, parseTextRuns } from './changelog.ts'

test('Versions, parts, words and lists are told apart', () => {
  const text =
    '# What’s new\n\n## 0.2.0\n\nA small one.\n\n### Cluster\n- Routes bend\n- Stars shine\n\n## 0.1.0\n- The first\n'
  expect(parseChangelog(text)).toEqual([
    { type: 'version', text: '0.2.0' },
    { type: 'words', text: 'A small one.' },
    { type: 'part', text: 'Cluster' },
    { type: 'list', lines: ['Routes bend', 'Stars shine'] },
    { type: 'version', text: '0.1.0' },
    { type: 'list', lines: ['The first'] },
  ])
})

test('An empty file has no blocks', () => {
  expect(parseChangelog('')).toEqual([])
})

test('Words of the interface and what is typed stand out in a line', () => {
  expect(parseTextRuns('_Check_ says more, and `orrery check` too.')).toEqual([
    { type: 'label', text: 'Check' },
    { type: 'plain', text: ' says more, and ' },
    { type: 'code', text: 'orrery check' },
    { type: 'plain', text: ' too.' },
  ])
})
