import { expect, test } from 'vitest'
import rules from '#tests/rules/planetary-sand.json' with { type: 'json' }
import { namedRules } from '#tests/support/named-rules.ts'

test('every rule is named where it is obeyed', () => {
  const named = namedRules('planetary-sand', 'SAND')
  expect(rules.filter((id) => !named.has(id))).toEqual([])
  expect([...named].filter((id) => !rules.includes(id))).toEqual([])
})
