import { expect, test } from 'vitest'
import { chart, chartStar } from '#tests/support/charts.ts'
import { writeChartOrRefuse } from './formats.ts'

test('a map that would be too large to be imported again is refused in words', () => {
  const stars = Array.from({ length: 20 }, (_, index) =>
    chartStar({ row: index + 1, column: 1, name: `Tarn ${index}`, notes: 'a'.repeat(1_700_000) }),
  )
  expect(() => writeChartOrRefuse(chart({ stars }), 'orrery')).toThrow('cannot be imported again')
  expect(writeChartOrRefuse(chart({ stars: stars.slice(0, 10) }), 'orrery').files).toHaveLength(1)
})
