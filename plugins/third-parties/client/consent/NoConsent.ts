/** Replaces ConsentBar on sites where nothing needs consent (see plugins/light-pages/build/absentParts.ts). */
export function ConsentBar(): null {
  return null;
}

export {ConsentBar as PrivacyChoices};
