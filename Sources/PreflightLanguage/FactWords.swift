package import MediaProbe
package import PreflightRules

extension FactWords {
  package func unit(_ unit: Unit) -> String { self.unit(unit, unit.rawValue) }

  package func tier(_ tier: Tier) -> String { self.tier(tier, tier.rawValue) }
}
