import type {ComponentProps, ReactNode} from 'react';
import {useEffect, useRef, useState} from 'react';
import styles from './styles.module.css';

/** A table in a box of its own that scrolls sideways; a named keyboard stop only while it does. */
export default function ScrollableTable(props: ComponentProps<'table'>): ReactNode {
  const box = useRef<HTMLDivElement>(null);
  const [overflows, setOverflows] = useState(false);

  useEffect(() => {
    const element = box.current;
    if (!element) {
      return undefined;
    }
    const observer = new ResizeObserver(() => setOverflows(element.scrollWidth > element.clientWidth));
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  return (
    <div
      ref={box}
      className={styles.box}
      {...(overflows && {tabIndex: 0, role: 'group', 'aria-label': 'Table, scrollable'})}
    >
      <table {...props} />
    </div>
  );
}
