import { expect, test } from 'vitest'
import { BattleOptions } from './options.ts'

test.each(['constructor', '__proto__', 'toString'])(
  'a side is not called %s: its records would be those of JavaScript',
  (seat) => {
    const options = BattleOptions.safeParse({ seats: [seat, 'Ben'], armies: [{}, {}] })
    expect(options.error?.issues.map(({ message }) => message)).toEqual([
      `Records are kept by side, and ${seat} has a meaning there: give the side another name.`,
    ])
  },
)
