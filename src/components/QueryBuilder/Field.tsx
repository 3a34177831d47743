import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {useId} from 'react';
import styles from './styles.module.css';

/** Label of the choice that leaves a parameter out. */
export const notSet = translate({
  id: 'queryBuilder.notSet',
  message: 'not set',
  description: 'Choice that leaves a parameter out',
});

interface TextProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
  hint?: string;
  numeric?: boolean;
  placeholder?: string;
  /** Whether the field gets the focus when it appears, because the reader just added it. */
  focus?: boolean;
}

/** A labeled text field. */
export function TextField({label, value, onChange, hint, numeric, placeholder, focus}: TextProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        ref={focus ? focusOnce : undefined}
        type="text"
        inputMode={numeric ? 'numeric' : undefined}
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        value={value}
        placeholder={placeholder}
        aria-describedby={hint ? `${id}-hint` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {hint && (
        <small id={`${id}-hint`} className={styles.hint}>
          {hint}
        </small>
      )}
    </div>
  );
}

interface SelectProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, label: string])[];
  onChange: (value: string) => void;
}

/** A labeled select. */
export function SelectField({label, value, options, onChange}: SelectProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {options.map(([option, text]) => (
          <option key={option} value={option}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

interface CheckProps {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A labeled checkbox. */
export function CheckField({label, checked, onChange}: CheckProps): ReactNode {
  return (
    <label className={styles.check}>
      <input type="checkbox" checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {label}
    </label>
  );
}

function focusOnce(input: HTMLInputElement | null): void {
  input?.focus();
}
