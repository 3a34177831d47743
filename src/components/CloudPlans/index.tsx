import Link from '@docusaurus/Link';
import Translate, {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {cloudPlans} from '../../data/cloudPlans';
import ScrollableTable from '../ScrollableTable';

const {asOf, measures, names, pricingPage} = cloudPlans;
const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'}).format(new Date(asOf));

/** The names of the plans in a sentence, with the day of the source: "Starter, Pro and Business (as of July 13, 2026)". */
export function CloudPlanNames(): ReactNode {
  return translate(
    {id: 'cloudPlans.names', message: '{names} (as of {day})', description: 'The plans, and the day of the source'},
    {names: new Intl.ListFormat('en').format(names), day},
  );
}

/** What each plan of Strapi Cloud includes, what happens beyond it, and what the words mean. */
export default function CloudPlans(): ReactNode {
  return (
    <>
      <ScrollableTable>
        <thead>
          <tr>
            <th>
              <Translate id="cloudPlans.limit">Limit or feature</Translate>
            </th>
            {names.map((name) => (
              <th key={name}>{name}</th>
            ))}
            <th>
              <Translate id="cloudPlans.beyond">If you need more</Translate>
            </th>
          </tr>
        </thead>
        <tbody>
          {measures.map(({name, included, beyond}) => (
            <tr key={name}>
              <td>{name}</td>
              {names.map((plan, index) => (
                <td key={plan}>{included[index]}</td>
              ))}
              <td>{beyond}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      <p>
        <Translate
          id="cloudPlans.source"
          description="Below the table of plans; {link} is cloudPlans.pricingPage"
          values={{
            day,
            link: (
              <Link to={pricingPage}>
                <Translate id="cloudPlans.pricingPage">pricing page</Translate>
              </Link>
            ),
          }}
        >
          {'These limits and prices are as of {day}. For the current ones, see the {link}.'}
        </Translate>
      </p>
      <ul>
        {measures.map(({name, meaning}) => (
          <li key={name}>
            <strong>{name}:</strong> {meaning}
          </li>
        ))}
      </ul>
    </>
  );
}
