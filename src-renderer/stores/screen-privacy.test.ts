import { createPinia, setActivePinia } from 'pinia'
import { beforeEach, expect, test } from 'vitest'
import { effectScope, nextTick, ref } from 'vue'
import { useMarkAsPlayersView, useScreenPrivacy } from './screen-privacy.ts'

beforeEach(() => setActivePinia(createPinia()))

test('secrets are hidden while the screen is shared', () => {
  const privacy = useScreenPrivacy()
  expect(privacy.areSecretsHidden).toBe(false)
  privacy.isScreenShared = true
  expect(privacy.areSecretsHidden).toBe(true)
})

test('secrets are hidden while a page shows what a player sees, and no longer', async () => {
  const privacy = useScreenPrivacy()
  const [scope, isShown] = [effectScope(), ref(false)]
  scope.run(() => useMarkAsPlayersView(() => isShown.value))
  expect(privacy.areSecretsHidden).toBe(false)
  isShown.value = true
  await nextTick()
  expect(privacy.areSecretsHidden).toBe(true)
  scope.stop()
  expect(privacy.areSecretsHidden).toBe(false)
})
