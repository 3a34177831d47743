import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {cloudPlans} from '../../data/cloudPlans';
import {joinNames} from '../../lib/joinNames';
import {longDate} from '../../lib/longDate';
import ScrollableTable from '../ScrollableTable';
import ServedText from '../ServedText';

const {asOf, measures, names, pricingPage} = cloudPlans;
/** The date of the newest source. */
const day = <ServedText text={() => longDate(asOf)} />;

/** The names of the plans in a sentence, with the date of the source: "Starter, Pro, and Business (as of July 13, 2026)". */
export function CloudPlanNames(): ReactNode {
  return (
    <Translate
      id="cloudPlans.names"
      description="The plans, and the day of the source"
      values={{names: joinNames(names), day}}
    >
      {'{names} (as of {day})'}
    </Translate>
  );
}

/** What each Strapi Cloud plan includes, what happens beyond its limits, and what the terms mean. */
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
