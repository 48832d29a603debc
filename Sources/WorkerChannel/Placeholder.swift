import MediaProbe
