import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { macSigning, windowsSigning } from '../../scripts/packaging/signing.mjs'

const read = (path: string) => readFileSync(resolve(import.meta.dirname, '../..', path), 'utf8')

test('without a certificate the macOS app keeps a valid ad-hoc signature', () => {
  expect(macSigning({})).toEqual({
    fuses: { resetAdHocDarwinSignature: true },
    mac: { identity: null, notarize: false },
  })
})

test('with a certificate the macOS app has the hardened runtime; with credentials it is notarised', () => {
  const signed = macSigning({ CSC_LINK: 'certificate.p12' })
  expect(signed.fuses.resetAdHocDarwinSignature).toBe(false)
  expect(signed.mac).toMatchObject({ hardenedRuntime: true, notarize: false })
  expect(read(String(signed.mac['entitlements']))).toContain('com.apple.security.cs.allow-jit')
  expect(macSigning({ CSC_LINK: 'certificate.p12', APPLE_API_KEY: 'key.p8' }).mac).toMatchObject({ notarize: true })
})

test('Windows programs are signed by Azure where its endpoint is given', () => {
  expect(windowsSigning({})).toEqual({})
  const options = { AZURE_SIGNING_ENDPOINT: 'https://eus.codesigning.azure.net', AZURE_SIGNING_ACCOUNT: 'orrery' }
  expect(windowsSigning(options)).toMatchObject({
    azureSignOptions: { endpoint: 'https://eus.codesigning.azure.net', codeSigningAccountName: 'orrery' },
  })
})

test('the running app has the id of the installed one', () => {
  const id = /appId: '([^']+)'/.exec(read('scripts/packaging/electron-builder.mjs'))?.[1]
  expect(id).toBeDefined()
  expect(read('src-main/hosts/electron/main.ts')).toContain(`'${id}'`)
})
