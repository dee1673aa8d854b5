import { afterEach, expect, test } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { areSecretsHidden, isScreenShared, usePlayersView } from './shared-screen.ts'

afterEach(() => (isScreenShared.value = false))

test('secrets are hidden while the screen is shared', () => {
  expect(areSecretsHidden.value).toBe(false)
  isScreenShared.value = true
  expect(areSecretsHidden.value).toBe(true)
})

test('secrets are hidden while a page shows what a player sees, and no longer', async () => {
  const [scope, isShown] = [effectScope(), ref(false)]
  scope.run(() => usePlayersView(() => isShown.value))
  expect(areSecretsHidden.value).toBe(false)
  isShown.value = true
  await nextTick()
  expect(areSecretsHidden.value).toBe(true)
  scope.stop()
  expect(areSecretsHidden.value).toBe(false)
})
