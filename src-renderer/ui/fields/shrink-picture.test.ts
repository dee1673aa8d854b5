import { expect, test } from 'vitest'
import { shrinkSizeToFit } from './shrink-picture.ts'

test('a picture keeps its shape and never grows', () => {
  expect(shrinkSizeToFit(4000, 3000, 512)).toEqual({ width: 512, height: 384 })
  expect(shrinkSizeToFit(300, 1200, 512)).toEqual({ width: 128, height: 512 })
  expect(shrinkSizeToFit(200, 100, 512)).toEqual({ width: 200, height: 100 })
  expect(shrinkSizeToFit(10_000, 3, 512)).toEqual({ width: 512, height: 1 })
})
