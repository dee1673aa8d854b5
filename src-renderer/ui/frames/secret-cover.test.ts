import { expect, test } from 'vitest'
import { createSSRApp, h, ref } from 'vue'
import { renderToString } from 'vue/server-renderer'
import { screenSharedKey } from './screen-shared-key.ts'
import SecretCover from './SecretCover.vue'

const createCover = () => createSSRApp({ render: () => h(SecretCover, { label: 'Notes' }, () => 'The crew lies.') })

test('a secret is covered while the screen is shared, and where nobody knows', async () => {
  expect(await renderToString(createCover().provide(screenSharedKey, ref(false)))).toContain('The crew lies.')
  expect(await renderToString(createCover().provide(screenSharedKey, ref(true)))).not.toContain('The crew lies.')
  expect(await renderToString(createCover())).not.toContain('The crew lies.')
})
