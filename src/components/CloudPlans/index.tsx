import Link from '@docusaurus/Link';
import type {ReactNode} from 'react';
import {cloudPlans} from '../../data/cloudPlans';
import ScrollableTable from '../ScrollableTable';

const {asOf, measures, names, pricingPage} = cloudPlans;
const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(asOf));

/** The names of the plans in a sentence, with the day of the source: "Starter, Pro and Business (as of July 13, 2026)". */
export function CloudPlanNames(): ReactNode {
  return `${new Intl.ListFormat('en-GB').format(names)} (as of ${day})`;
}

/** What is counted for a project on Strapi Cloud, and what happens beyond its plan. */
export default function CloudPlans(): ReactNode {
  return (
    <>
      <ScrollableTable>
        <thead>
          <tr>
            <th>Counted</th>
            <th>Meaning</th>
            <th>Beyond the plan</th>
          </tr>
        </thead>
        <tbody>
          {measures.map(({name, meaning, included, beyond}) => (
            <tr key={name}>
              <td>{name}</td>
              <td>{included ? `${meaning}. ${included}` : meaning}</td>
              <td>{beyond}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      <p>
        As of {day}. The <Link to={pricingPage}>pricing page</Link> has the amounts of every plan, and is right where it
        says something else.
      </p>
    </>
  );
}
