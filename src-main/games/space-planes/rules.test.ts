import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import rules from '#tests/rules/space-planes.json' with { type: 'json' }
import { fixturePath } from '#tests/support/fixtures.ts'
import { namedRules } from '#tests/support/named-rules.ts'

test('every rule of the catalogue is named where it is obeyed, and no other', () => {
  const named = namedRules('space-planes', 'SP')
  expect(rules.filter((id) => !named.has(id))).toEqual([])
  expect([...named].filter((id) => !rules.includes(id))).toEqual([])
})

/** The catalogue lies outside the project: the list of its ids is compared with it where it is at hand. */
const catalogue = fixturePath('../rules/catalogue/space-planes.json')

test.skipIf(!existsSync(catalogue))('the rules listed are those of the catalogue', () => {
  const { ruleIds } = JSON.parse(readFileSync(catalogue, 'utf8')) as { readonly ruleIds: readonly string[] }
  expect(rules).toEqual(ruleIds)
})
