import { expect, test } from 'vitest'
import { formatFileName, addExtension } from './file-names.ts'

test.each([
  ['The Ember Reach', 'The Ember Reach.orrery'],
  ['Vex: the last / run', 'Vex the last run.orrery'],
  ['../../etc/passwd', 'etc passwd.orrery'],
  ['C:\\Windows', 'C Windows.orrery'],
  ['Żółć 星 (2)', 'Żółć 星 (2).orrery'],
  ['...', 'Orrery.orrery'],
  ['a\0b', 'a b.orrery'],
  ['CON', 'CON_.orrery'],
  ['nul.backup', 'nul_.backup.orrery'],
  ['Lpt1 of the reach', 'Lpt1_ of the reach.orrery'],
  ['Conclave', 'Conclave.orrery'],
  ['COM10', 'COM10.orrery'],
  ['x'.repeat(200), `${'x'.repeat(80)}.orrery`],
])('%j is kept as %j', (name, file) => {
  expect(formatFileName(name, '.orrery')).toBe(file)
})

test('an ending is added once', () => {
  expect(addExtension('/a/sheet', '.pdf')).toBe('/a/sheet.pdf')
  expect(addExtension('/a/sheet.PDF', '.pdf')).toBe('/a/sheet.PDF')
})
