/** Signing of the macOS app. Without a certificate the ad-hoc signature is renewed after the fuses are set, because Apple silicon starts no app whose signature is broken. */
export function macSigning(env) {
  const isSigned = Boolean(env.CSC_LINK || env.CSC_NAME)
  const isNotarized = isSigned && Boolean(env.APPLE_API_KEY || env.APPLE_ID || env.APPLE_KEYCHAIN_PROFILE)
  return {
    fuses: { resetAdHocDarwinSignature: !isSigned },
    mac: isSigned
      ? {
          hardenedRuntime: true,
          entitlements: 'scripts/packaging/entitlements.plist',
          entitlementsInherit: 'scripts/packaging/entitlements.plist',
          notarize: isNotarized,
        }
      : { identity: null, notarize: false },
  }
}

/** Signing of the Windows programs by Azure Trusted Signing; a certificate in WIN_CSC_LINK needs no configuration. */
export function windowsSigning(env) {
  if (!env.AZURE_SIGNING_ENDPOINT) return {}
  return {
    azureSignOptions: {
      publisherName: env.AZURE_SIGNING_PUBLISHER,
      endpoint: env.AZURE_SIGNING_ENDPOINT,
      codeSigningAccountName: env.AZURE_SIGNING_ACCOUNT,
      certificateProfileName: env.AZURE_SIGNING_PROFILE,
    },
  }
}
