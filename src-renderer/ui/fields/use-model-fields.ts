import type { Ref } from 'vue'

/** Exposes each property of a form as a writable ref. Setting one replaces the form; the other properties are kept. */
export function useModelFields<Form extends object>(form: Ref<Form>): { -readonly [Key in keyof Form]: Form[Key] } {
  return partsOf(form, () => true)
}

/** Exposes form properties that are chosen from a list. Clearing the choice leaves the property unchanged. */
export function useRequiredChoiceFields<Form extends object>(
  form: Ref<Form>,
): { -readonly [Key in keyof Form]: Form[Key] | null } {
  return partsOf(form, (value) => value !== null)
}

/** Exposes form properties that are whole numbers. An empty field leaves the property unchanged. */
export function useWholeNumberFields<Form extends object>(
  form: Ref<Form>,
): { -readonly [Key in keyof Form]: Form[Key] | null } {
  return partsOf(form, (value) => value !== null, Math.round)
}

function partsOf<Form extends object>(
  form: Ref<Form>,
  isTaken: (value: unknown) => boolean,
  made: (value: never) => unknown = (value) => value,
): Form {
  return new Proxy({} as Form, {
    get: (_, key) => Reflect.get(form.value, key),
    has: (_, key) => key in form.value,
    set: (_, key, value: never) => {
      if (isTaken(value)) form.value = { ...form.value, [key]: made(value) }
      return true
    },
  })
}
