import { expect, test } from 'vitest'
import { computed, shallowRef, toRef } from 'vue'
import { useModelFields, useRequiredChoiceFields } from './use-model-fields.ts'

interface Form {
  readonly name: string
  readonly stars: number | null
  readonly paper: { readonly size: 'a4' | 'a3'; readonly isCut: boolean }
}
const FORM: Form = { name: 'Ember', stars: 3, paper: { size: 'a4', isCut: false } }

test('setting a part makes a new form and leaves the others', () => {
  const form = shallowRef(FORM)
  const parts = useModelFields(form)
  const stars = computed(() => parts.stars)
  expect(stars.value).toBe(3)
  parts.stars = null
  expect(form.value).toEqual({ ...FORM, stars: null })
  expect(stars.value).toBeNull()
  expect(FORM.stars).toBe(3)
})

test('a form within a form', () => {
  const form = shallowRef(FORM)
  const paper = useModelFields(toRef(useModelFields(form), 'paper'))
  paper.isCut = true
  expect(form.value).toEqual({ ...FORM, paper: { size: 'a4', isCut: true } })
})

test('no choice leaves a picked part as it is', () => {
  const form = shallowRef(FORM)
  const picks = useRequiredChoiceFields(toRef(useModelFields(form), 'paper'))
  picks.size = null
  expect(form.value).toBe(FORM)
  picks.size = 'a3'
  expect(form.value.paper.size).toBe('a3')
})
