type Environment = Readonly<Record<string, string | undefined>>

/** Signing of the macOS app, as parts of electron-builder's configuration. */
export function macSigning(env: Environment): {
  readonly fuses: { readonly resetAdHocDarwinSignature: boolean }
  readonly mac: Readonly<Record<string, unknown>>
}

/** Signing of the Windows programs, as part of electron-builder's configuration. */
export function windowsSigning(env: Environment): Readonly<Record<string, unknown>>
