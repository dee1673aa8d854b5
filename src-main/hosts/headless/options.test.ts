import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { parseOptions } from './options.ts'

test('reads its options, with any free port and the usual home by default', () => {
  expect(parseOptions([])).toEqual({ port: 0, home: null, campaign: null, verbose: false })
  expect(parseOptions(['--port', '4100', '--home', 'h', '--campaign=c.orrery', '--verbose'])).toEqual({
    port: 4100,
    home: 'h',
    campaign: resolve('c.orrery'),
    verbose: true,
  })
  expect(parseOptions(['--port', 'x', '--help'])).toBeNull()
})

test.each([
  [['--port', '65536'], /--port takes a number/],
  [['--port', '-1'], /--port/],
  [['--port', '1e3'], /--port takes a number/],
  [['--lan'], /--lan/],
  [['file.orrery'], /file\.orrery/],
])('refuses %j', (args, why) => {
  expect(() => parseOptions(args)).toThrow(why)
})
